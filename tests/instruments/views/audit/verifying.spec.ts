import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hexOf, textBytes } from '#proofs/bytes.ts';
import { bodyOf, noteKey, signatureLine, writeKey } from '#proofs/checkpoint.ts';
import { hashOf } from '#server/store/record.ts';
import { isVerified, verifyEvent, type Sources } from '#instruments/audit/verifying.ts';
import { someLeaves, treeOver } from '../../../proofs/tree.ts';

const NUMBER = 7;
const SIZE = 21;

/** An event as the server sends it, with all its fields. */
const told = {
  number: NUMBER,
  position: 99,
  stream: 'dictionary/DIC000001',
  version: 2,
  type: 'dictionary.amended',
  operation: null,
  data: { label: 'Prepaid – 预付', sort: 1, nested: { b: [1, null, 'x'], a: true } },
  known: {},
  from: 'registered',
  to: 'registered',
  changes: {},
  recordedAt: '2026-11-20T05:00:00.000Z',
  occurredAt: '2026-11-20T04:59:00.000Z',
  actor: { id: 'system', name: 'system', roles: [] },
  requestedBy: null,
  machineVersion: 1,
  machineHash: 'ab',
  cause: null,
  correlation: 'c',
  prevHash: null,
  chain: null,
  isWhole: true,
};
const hash = hashOf({
  ...told,
  lookups: told.known,
  machine: 'dictionary',
  id: 'DIC000001',
  at: told.recordedAt,
} as never);
const event = { ...told, hash };

const leaves = someLeaves(SIZE).with(NUMBER - 1, Uint8Array.from(Buffer.from(hash, 'hex')));
const tree = treeOver(leaves);
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const key = await noteKey(
  'shweli/test',
  Uint8Array.from(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)),
);

const signed = (size: number, root: Uint8Array = tree.at(size).root) => {
  const body = bodyOf(key.name, size, root);
  return {
    key: writeKey(key),
    note: `${body}\n${signatureLine(key.name, key.keyId, sign(null, textBytes(body), privateKey))}`,
  };
};

const sources: Sources = {
  inclusion: async (number, size) => (await tree.inclusion(number - 1, size)).map(hexOf),
  consistency: async (from, to) => (await tree.consistency(from, to)).map(hexOf),
  seen: null,
};

const outcomes = async (...given: Parameters<typeof verifyEvent>) => {
  const steps = await verifyEvent(...given);
  return {
    verified: isVerified(steps),
    failed: steps.filter(({ outcome }) => outcome === 'fails').map(({ name }) => name),
    steps,
  };
};

describe('an event verified in the browser', () => {
  it('the verification of an event in the browser holds step by step up to the signed root', async () => {
    const { verified, steps } = await outcomes(event, signed(SIZE), sources);
    expect(verified).toBe(true);
    expect(steps.map(({ name }) => name).slice(0, 4)).toEqual(['signature', 'firstSeen', 'content', 'leaf']);
    expect(steps.at(-1)).toEqual({
      name: 'root',
      outcome: 'holds',
      hashes: [hexOf(tree.at(SIZE).root), hexOf(tree.at(SIZE).root)],
      size: SIZE,
    });
    expect(steps.filter(({ name }) => name === 'left' || name === 'right')).toHaveLength(
      (await tree.inclusion(NUMBER - 1, SIZE)).length,
    );
  });

  it('the verification of an event in the browser says what is masked, and holds all the same', async () => {
    const masked = { ...event, data: { label: '****' }, isWhole: false };
    const { verified, steps } = await outcomes(masked, signed(SIZE), sources);
    expect(verified).toBe(true);
    expect(steps.find(({ name }) => name === 'masked')?.outcome).toBe('open');
  });

  it('the verification of an event goes on from the log that this browser saw before, whether that was shorter or longer', async () => {
    for (const size of [1, 8, 13, SIZE]) {
      const { verified, steps } = await outcomes(event, signed(SIZE), { ...sources, seen: signed(size) });
      expect(verified).toBe(true);
      expect(steps[1]).toMatchObject({ name: 'consistent', outcome: 'holds', size });
    }
    const late = await outcomes(event, signed(13), { ...sources, seen: signed(SIZE) });
    expect(late.verified).toBe(true);
  });

  it.each<[string, Partial<typeof event>, string]>([
    ['another content', { data: { ...told.data, label: 'Free' } }, 'content'],
    ['another time', { recordedAt: '2026-11-20T05:00:00.001Z' }, 'content'],
    ['another person', { actor: { ...told.actor, id: 'STF1' } }, 'content'],
    ['another number', { number: NUMBER + 1 }, 'root'],
    ['another hash', { hash: 'ab'.repeat(32), isWhole: false }, 'root'],
    ['a hash that is none', { hash: 'not a hash', isWhole: false }, 'root'],
    ['a number beyond the log', { number: SIZE + 1 }, 'form'],
  ])('the verification of an event in the browser does not hold with %s', async (_, change, failing) => {
    const unreadable = { ...sources, inclusion: () => sources.inclusion(NUMBER, SIZE) };
    const { verified, failed } = await outcomes({ ...event, ...change }, signed(SIZE), unreadable);
    expect(verified).toBe(false);
    expect(failed).toContain(failing);
  });

  it('an event is not verified where the server signs another root, hands over other hashes, or forgets what it showed', async () => {
    const root = tree.at(SIZE).root;
    expect(await outcomes(event, signed(SIZE, root.with(5, 1)), sources)).toMatchObject({ failed: ['root'] });
    const { note } = signed(SIZE);
    const unsigned = { key: writeKey(key), note: note.replace(`\n${SIZE}\n`, `\n${SIZE + 1}\n`) };
    expect(await outcomes(event, unsigned, sources)).toMatchObject({ verified: false, failed: ['signature'] });
    const short: Sources = { ...sources, inclusion: async (...of) => (await sources.inclusion(...of)).slice(1) };
    expect(await outcomes(event, signed(SIZE), short)).toMatchObject({ verified: false, failed: ['form'] });
    const garbled: Sources = { ...sources, inclusion: async (...of) => (await sources.inclusion(...of)).with(0, 'zz') };
    expect(await outcomes(event, signed(SIZE), garbled)).toMatchObject({ verified: false, failed: ['form'] });
    const other = signed(13, tree.at(13).root.with(0, 9));
    expect(await outcomes(event, signed(SIZE), { ...sources, seen: other })).toMatchObject({
      verified: false,
      failed: ['consistent'],
    });
  });
});
