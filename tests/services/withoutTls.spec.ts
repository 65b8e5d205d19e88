import { constants, createHash, createHmac, createPrivateKey, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encryptOaep, hmacSha1, sha256 } from '#services/crypto.ts';
import { hashOf } from '#services/import/hash.ts';
import { intend } from '#services/propose.ts';
import { randomId } from '#services/randomId.ts';
import { sealPassword } from '#services/seal.ts';
import { linkOf } from '#services/signedLink.ts';
import { holdHere } from '#services/uploads/here.ts';
import { fakeWire, json } from './catalogue/wire.ts';

/** Everything that browsers keep from addresses without TLS, by the object that lacks it. */
const SECURE_ONLY = {
  crypto: ['subtle', 'randomUUID'],
  navigator: ['clipboard', 'locks', 'mediaDevices', 'serviceWorker', 'storage', 'wakeLock', 'share', 'credentials'],
} as const;

const own = globalThis.crypto;
const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Uint8Array.from(array));

beforeEach(() => {
  vi.stubGlobal('crypto', { getRandomValues: own.getRandomValues.bind(own) });
});
afterEach(() => void vi.unstubAllGlobals());

describe('at an address without TLS', () => {
  test('SHA-256 at an address without TLS is that of any other place', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, async (message) => {
        expect(Buffer.from(await sha256(message)).toString('hex')).toBe(
          createHash('sha256').update(message).digest('hex'),
        );
      }),
    );
    const large = new Uint8Array(1_000_003).fill(7);
    expect(await hashOf(large)).toBe(createHash('sha256').update(large).digest('hex'));
  });

  test('HMAC with SHA-1 at an address without TLS is that of any other place', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, bytes, async (key, message) => {
        const expected = createHmac('sha1', key).update(message).digest('hex');
        expect(Buffer.from(await hmacSha1(key, message)).toString('hex')).toBe(expected);
      }),
    );
  });

  test.each([2048, 3072])(
    'what is encrypted at an address without TLS for a key of %i bits is opened by that key',
    async (modulusLength) => {
      const { publicKey, privateKey } = generateKeyPairSync('rsa', {
        modulusLength,
        publicKeyEncoding: { type: 'spki', format: 'der' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      });
      const spki = Uint8Array.from(publicKey);
      const opened = (ciphertext: Uint8Array) =>
        privateDecrypt(
          { key: createPrivateKey(privateKey), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
          ciphertext,
        );
      for (const length of [0, 1, modulusLength / 8 - 66]) {
        const message = own.getRandomValues(new Uint8Array(length));
        expect([...opened(await encryptOaep(spki, message))]).toEqual([...message]);
      }
      await expect(encryptOaep(spki, new Uint8Array(modulusLength / 8 - 65))).rejects.toThrow('too long');
    },
  );

  test('a password leaves the browser sealed at an address without TLS, as anywhere', async () => {
    const wire = fakeWire();
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
    const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    wire.answers.push(json(200, { kid: 'k1', algorithm: 'RSA-OAEP-256', publicKey: spki }));
    const { kid, ciphertext } = JSON.parse(atob(await sealPassword('clerk', 'secret1')));
    expect(kid).toBe('k1');
    const plain = privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(ciphertext, 'base64'),
    );
    expect(JSON.parse(plain.toString())).toMatchObject({ user: 'clerk', password: 'secret1', purpose: 'login' });
  });

  test('events, pictures and files have keys, links and names at an address without TLS', async () => {
    const ids = Array.from({ length: 1000 }, randomId);
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(intend('order', null, { type: 'order.created' }).key).toHaveLength(36);
    expect(holdHere('photo', new Blob())).toMatch(/^here-/);
    const grant = { accessKeyId: 'a', accessKeySecret: 's', securityToken: 't', endpoint: 'http://x', bucketName: 'b' };
    const link = new URL(await linkOf(grant, 'file', 'Orders.xlsx', 0));
    const signed = `GET\n\n\n60\n/b/file?response-content-disposition=attachment; filename*=UTF-8''Orders.xlsx&security-token=t`;
    expect(link.searchParams.get('Signature')).toBe(createHmac('sha1', 's').update(signed).digest('base64'));
  });
});

/** Files that use what such addresses lack, each where it is lacking with something else or with a sentence. */
const PREPARED = [
  // Names it in the description of calls.
  'src/calls/passkeys.ts',
  'src/instruments/evidence/page/',
  'src/proofs/',
  'src/services/clipboard.ts',
  'src/services/crypto.ts',
  'src/services/outbox/outbox.ts',
  'src/services/outbox/sendAlone.ts',
  'src/services/push/',
  'src/services/serviceWorker/register.ts',
  'src/views/home/courier/AssignmentToasts.tsx',
  'src/views/shapes/scan/input/Camera.tsx',
];

const codeOf = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

test('nothing else uses what browsers keep from addresses without TLS', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !PREPARED.some((prepared) => file.startsWith(prepared)));
  expect(files.length).toBeGreaterThan(1000);
  const names = Object.entries(SECURE_ONLY).map(([owner, members]) => `${owner}\\.(?:${members.join('|')})\\b`);
  const uses = new RegExp(
    `${names.join('|')}|\\{ (?:locks|storage|clipboard|subtle)\\b[^}]*\\} = (?:navigator|crypto)`,
  );
  expect(files.filter((file) => uses.test(codeOf(file)))).toEqual([]);
});
