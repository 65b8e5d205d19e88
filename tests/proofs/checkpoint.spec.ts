import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bytesOfBase64, hexOf, textBytes, type Bytes } from '#proofs/bytes.ts';
import {
  bodyOf,
  cosignature,
  cosignedAt,
  cosignedText,
  isSignedBy,
  noteKey,
  readCheckpoint,
  readKey,
  signatureLine,
  writeKey,
  type NoteKey,
} from '#proofs/checkpoint.ts';

const base64 = (text: string): Bytes => bytesOfBase64(text) ?? new Uint8Array();
const root = new Uint8Array(32).fill(9);

async function pair(name: string, kind: 'log' | 'witness' = 'log'): Promise<{ key: NoteKey; secret: KeyObject }> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Uint8Array.from(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));
  return { key: await noteKey(name, raw, kind), secret: privateKey };
}

const signed = (body: string, { key, secret }: { key: NoteKey; secret: KeyObject }): string =>
  signatureLine(key.name, key.keyId, sign(null, textBytes(body), secret));

describe('keys of notes', () => {
  it('the keys of notes are read as they are published elsewhere', async () => {
    const published = 'sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8';
    const key = await readKey(published);
    expect(key).toMatchObject({ name: 'sum.golang.org' });
    expect(key && writeKey(key)).toBe(published);
  });

  it.each([
    'sum.golang.org+033de0af+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8',
    'sum.golang.com+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8',
    'sum.golang.org+033de0ae+Ac4zctda0e5eza',
    '',
  ])('a key of notes is refused where the id is not that of the key: %s', async (text) => {
    expect(await readKey(text)).toBeNull();
  });
});

describe('a signed note', () => {
  it('a signed note made elsewhere is verified', async () => {
    const key = await readKey('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW');
    const signature = base64(
      'x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=',
    );
    const body =
      "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
    const note = {
      origin: '',
      size: 0,
      root,
      body,
      signatures: [{ name: 'PeterNeumann', keyId: signature.slice(0, 4), signature: signature.slice(4) }],
    };
    expect(key && (await isSignedBy(note, key))).toBe(true);
    expect(key && (await isSignedBy({ ...note, body: `${body}x` }, key))).toBe(false);
  });
});

describe('a checkpoint', () => {
  const body = bodyOf('shweli/test', 17, root);

  it('a checkpoint says what was signed', async () => {
    const own = await pair('shweli/test');
    const note = `${body}\n${signed(body, own)}`;
    const checkpoint = readCheckpoint(note);
    expect(checkpoint).toMatchObject({ origin: 'shweli/test', size: 17, root, body });
    expect(checkpoint && (await isSignedBy(checkpoint, own.key))).toBe(true);
  });

  it('a checkpoint is not believed with a line changed, another signer, or a signature under a foreign name', async () => {
    const own = await pair('shweli/test');
    const other = await pair('shweli/test');
    const line = signed(body, own);
    const isBelieved = async (note: string, by = own): Promise<boolean> => {
      const checkpoint = readCheckpoint(note);
      return checkpoint !== null && isSignedBy(checkpoint, by.key);
    };
    expect(await isBelieved(`${body}\n${line}`)).toBe(true);
    expect(await isBelieved(`${bodyOf('shweli/test', 18, root)}\n${line}`)).toBe(false);
    expect(await isBelieved(`${bodyOf('shweli/tess', 17, root)}\n${line}`)).toBe(false);
    expect(await isBelieved(`${bodyOf('shweli/test', 17, root.with(3, 8))}\n${line}`)).toBe(false);
    expect(await isBelieved(`${body}\n${line}`, other)).toBe(false);
    expect(await isBelieved(`${body}\n${line.replace('shweli/test', 'shweli/other')}`)).toBe(false);
    const forged = signatureLine('shweli/test', own.key.keyId, sign(null, textBytes(body), other.secret));
    expect(await isBelieved(`${body}\n${forged}`)).toBe(false);
    expect(await isBelieved(`${body}\n${forged}${line}`)).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['no signatures', body],
    ['a size with a zero before it', `a\n017\n${body.split('\n')[2]}\n\n— a AAAAAAAA\n`],
    ['a negative size', `a\n-1\n${body.split('\n')[2]}\n\n— a AAAAAAAA\n`],
    ['a root too short', 'a\n17\nAAAA\n\n— a AAAAAAAA\n'],
    ['a signature that is no base64', `${body}\n— a A*AA\n`],
    ['no line end', `${body}\n— a AAAAAAAA`],
    ['no name', `\n17\n${body.split('\n')[2]}\n\n— a AAAAAAAA\n`],
  ])('a text with %s is no checkpoint', (_, note) => {
    expect(readCheckpoint(note)).toBeNull();
  });

  it('a checkpoint shows when a witness saw it', async () => {
    const witness = await pair('witness', 'witness');
    const seconds = 1_790_000_000;
    const line = (at: number, text: string): string =>
      signatureLine(
        'witness',
        witness.key.keyId,
        cosignature(at, sign(null, textBytes(cosignedText(text, seconds)), witness.secret)),
      );
    const seen = async (note: string): Promise<number | null> => {
      const checkpoint = readCheckpoint(note);
      return checkpoint && cosignedAt(checkpoint, witness.key);
    };
    expect(await seen(`${body}\n${line(seconds, body)}`)).toBe(seconds);
    expect(await seen(`${body}\n${line(seconds + 1, body)}`)).toBeNull();
    expect(await seen(`${body}\n${line(seconds, bodyOf('shweli/test', 16, root))}`)).toBeNull();
  });

  it('the signature of a witness under a checkpoint is no signature of the log', async () => {
    const { publicKey } = (await pair('shweli/test')).key;
    const [log, witness] = [
      await noteKey('shweli/test', publicKey),
      await noteKey('shweli/test', publicKey, 'witness'),
    ];
    expect(hexOf(log.keyId)).not.toBe(hexOf(witness.keyId));
  });
});
