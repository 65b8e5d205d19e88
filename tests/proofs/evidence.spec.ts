import { describe, expect, it } from 'vitest';
import { textBytes } from '#proofs/bytes.ts';
import { bodyOf } from '#proofs/checkpoint.ts';
import { eventHash } from '#proofs/event.ts';
import { sampleOf } from '#instruments/evidence/sample.ts';
import { digestOf, statementOf } from '#instruments/evidence/statement.ts';
import { CHECKS, verdictOf, verifyPack, type Verification } from '#instruments/evidence/verify.ts';
import { filesOf, keyPair, LOG_SIZE, madePack, type Parts } from './madePack.ts';

const { parts: good, pair } = await madePack();

/** Returns the failed checks of a changed pack, with their locations. */
async function faultsOf(change: (pack: Parts) => unknown): Promise<Record<string, readonly string[]>> {
  const pack = structuredClone(good);
  await change(pack);
  return failed(await verifyPack(filesOf(pack)));
}

const failed = ({ checks }: Verification): Record<string, readonly string[]> =>
  Object.fromEntries(checks.flatMap((one) => (one.failed.length > 0 ? [[one.name, one.failed]] : [])));

const at = <Value>(list: readonly Value[], place: number): Value => {
  const value = list[place];
  if (value === undefined) throw new Error(`Nothing at ${place}`);
  return value;
};

/** Signs a pack's statements anew, as its log could. Only the tree can contradict them. */
const signAgain = async ({ evidence }: Parts): Promise<void> => {
  evidence.statement = await pair.signed(await statementOf(evidence.about));
};

describe('a pack of evidence', () => {
  it('a pack of evidence is verified by its files alone: each check, for each event', async () => {
    const verification = await verifyPack(filesOf(good));
    expect(failed(verification)).toEqual({});
    expect(verdictOf(verification.checks)).toBe('holds');
    expect(verification.checks.map(({ name }) => name)).toEqual(CHECKS);
    const held = Object.fromEntries(verification.checks.map(({ name, held: count }) => [name, count]));
    const count = good.events.length;
    expect(held).toMatchObject({ told: count, query: count, content: count, proof: count, chain: count - 1, files: 1 });
    expect(verification.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });

  it('a pack of evidence says what could not be looked at: a file that is not there, an event that is masked or sealed', async () => {
    const pack = structuredClone(good);
    pack.events[1] = { ...at(pack.events, 1), isWhole: false };
    pack.events[2] = { ...at(pack.events, 2), isWhole: false, hash: null, prevHash: null };
    pack.evidence.proofs[2] = null;
    for (const place of [1, 2]) at(pack.evidence.about.events, place)[1] = await digestOf(pack.events[place]);
    await signAgain(pack);
    const files = filesOf(pack);
    files.delete('events.csv');
    const { checks } = await verifyPack(files);
    expect(checks.flatMap((one) => one.failed)).toEqual([]);
    expect(verdictOf(checks)).toBe('open');
    const open = Object.fromEntries(checks.flatMap((one) => (one.open > 0 ? [[one.name, one.open]] : [])));
    expect(open).toEqual({ content: 2, proof: 1, chain: 2, files: 1 });
  });
});

describe('a pack that was tampered with', () => {
  it.each<[string, (pack: Parts) => unknown, Record<string, readonly unknown[]>]>([
    [
      'an event edited',
      ({ events }) => Object.assign(at(events, 2), { to: 'signed' }),
      { told: ['9 (order/SL000000015MM@3)'], content: ['9 (order/SL000000015MM@3)'] },
    ],
    [
      'a masked event edited',
      ({ events }) => Object.assign(at(events, 2), { to: 'signed', isWhole: false }),
      { told: ['9 (order/SL000000015MM@3)'] },
    ],
    [
      'an event that another person did',
      ({ events }) => Object.assign(at(events, 0).actor, { id: 'STF000009' }),
      { told: ['3 (order/SL000000015MM@1)'], content: ['3 (order/SL000000015MM@1)'] },
    ],
    [
      'an event removed from the list',
      ({ events, evidence }) => [events.splice(2, 1), evidence.proofs.splice(2, 1)],
      {
        count: ['13 <> 12'],
        told: ['9'],
        chain: ['12 (order/SL000000015MM@4)'],
        machines: [expect.anything(), expect.anything()],
      },
    ],
    [
      'an event removed with its proof, its place in the list and the count',
      ({ events, evidence }) => {
        events.splice(2, 1);
        evidence.proofs.splice(2, 1);
        evidence.about.events.splice(2, 1);
        evidence.about.count -= 1;
        at(evidence.about.machines, 0).events -= 1;
      },
      { statement: ['about'], chain: ['12 (order/SL000000015MM@4)'] },
    ],
    [
      'an event twice',
      ({ events, evidence }) => [events.push(at(events, 12)), evidence.proofs.push(at(evidence.proofs, 12))],
      {
        count: ['13 <> 14'],
        told: ['39 (order/SL000000015MM@13)'],
        chain: ['39 (order/SL000000015MM@13)'],
        machines: [expect.anything(), expect.anything()],
      },
    ],
    [
      'a forged proof',
      ({ evidence }) => evidence.hashes.splice(at(at(evidence.proofs, 1) ?? [], 0), 1, 'cd'.repeat(32)),
      { proof: ['6 (order/SL000000015MM@2)'] },
    ],
    [
      'a proof of another event',
      ({ evidence }) => evidence.proofs.splice(1, 1, at(evidence.proofs, 2)),
      { proof: ['6 (order/SL000000015MM@2)'] },
    ],
    [
      'a proof that is too short',
      ({ evidence }) => at(evidence.proofs, 1)?.pop(),
      { proof: ['6 (order/SL000000015MM@2)'] },
    ],
    [
      'a proof that names hashes which are not there',
      ({ evidence }) => evidence.proofs.splice(1, 1, [9999]),
      { proof: ['6 (order/SL000000015MM@2)'] },
    ],
    [
      'no proof where one was',
      ({ evidence }) => evidence.proofs.pop(),
      { form: ['12 <> 13'], proof: ['39 (order/SL000000015MM@13)'] },
    ],
    [
      'a changed count',
      ({ evidence }) => (evidence.about.count = 12),
      { statement: ['about'], count: ['12 <> 13', '12 <> 13'] },
    ],
    [
      'another query',
      ({ evidence }) => (evidence.about.query = { machine: 'bill' }),
      { statement: ['about'], query: expect.arrayContaining(['3 (order/SL000000015MM@1)']) as never },
    ],
    [
      'a changed sample',
      ({ evidence }) => evidence.about.sample.numbers.splice(0, 1, 3),
      { statement: ['about'], sample: [expect.stringContaining(' <> ')] },
    ],
    [
      'another seed',
      ({ evidence }) => (evidence.about.sample.seed = 'autumn'),
      { statement: ['about'], sample: [expect.stringContaining(' <> ')] },
    ],
    [
      'other machines',
      ({ evidence }) => (at(evidence.about.machines, 0).version = 2),
      { statement: ['about'], machines: ['order 2'] },
    ],
    ['another file', (pack) => (pack.table = textBytes('number\n4')), { files: ['events.csv'] }],
    ['somebody else who made it', ({ evidence }) => (evidence.about.madeBy = 'Ko Zaw'), { statement: ['about'] }],
  ])('%s in a pack that was tampered with is named, and where', async (_, change, faults) => {
    expect(await faultsOf(change)).toEqual(faults);
  });

  it.each(['checkpoint', 'statement'] as const)(
    'a wrong signature in a pack that was tampered with is named: %s',
    async (name) => {
      const other = keyPair();
      const faults = await faultsOf(async ({ evidence }) => {
        const body =
          name === 'statement'
            ? await statementOf(evidence.about)
            : bodyOf('shweli/test', LOG_SIZE, new Uint8Array(32));
        evidence[name] = await other.signed(body);
      });
      expect(faults[name]).toEqual(['signature']);
    },
  );

  it('a checkpoint is no statement and a statement no checkpoint, for every signer', async () => {
    expect(await faultsOf(({ evidence }) => (evidence.statement = evidence.checkpoint))).toEqual({
      statement: ['about'],
    });
    const faults = await faultsOf(({ evidence }) => (evidence.checkpoint = evidence.statement));
    expect(faults['checkpoint']).toEqual(['signature']);
  });

  it('a tree of another size or root is named, though what the pack says is signed anew', async () => {
    for (const change of [{ size: LOG_SIZE + 1 }, { root: '00'.repeat(32) }, { origin: 'shweli/other' }]) {
      const faults = await faultsOf(async (pack) => {
        Object.assign(pack.evidence.about, change);
        await signAgain(pack);
      });
      expect(faults['checkpoint']).toEqual(['tree']);
      expect(faults['proof']).toHaveLength(good.events.length);
    }
  });

  it('an event that the log never held is named, though its key signed the pack', async () => {
    const faults = await faultsOf(async (pack) => {
      const forged = { ...at(pack.events, 2), to: 'signed' };
      pack.events[2] = { ...forged, hash: await eventHash(forged) };
      at(pack.evidence.about.events, 2)[1] = await digestOf(pack.events[2]);
      await signAgain(pack);
    });
    expect(faults).toEqual({ proof: ['9 (order/SL000000015MM@3)'], chain: ['12 (order/SL000000015MM@4)'] });
  });
});

describe('files that are no pack', () => {
  it.each([
    ['nothing', [], ['evidence.json', 'events.json']],
    ['no events', ['events.json'], ['events.json']],
  ] as const)('files that are no pack, %s: what is missing is named', async (what, gone, missing) => {
    const files = what === 'nothing' ? new Map() : filesOf(good);
    for (const name of gone) files.delete(name);
    expect(failed(await verifyPack(files))).toEqual({ form: missing });
  });

  it.each([
    ['{', ['evidence.json: JSON']],
    ['{}', expect.arrayContaining(['evidence.json: about', 'evidence.json: proofs'])],
  ])('files that are no pack, %s: what is wrong is named', async (text, faults) => {
    const files = filesOf(good).set('evidence.json', textBytes(text));
    expect(failed(await verifyPack(files))).toEqual({ form: faults });
  });

  it('a text that is no key signs nothing', async () => {
    const faults = await faultsOf(({ evidence }) => (evidence.key = 'shweli/test+00000000+AAAA'));
    expect(faults).toMatchObject({ checkpoint: ['signature'], statement: ['signature'] });
  });
});

describe('a sample', () => {
  const numbers = Array.from({ length: 1000 }, (_, index) => index + 1);
  const draw = { seed: 'spring', size: 25, root: '0a'.repeat(32) };

  it('a sample of events is the same for the same seed and tree, in any order of request', async () => {
    const drawn = await sampleOf(numbers, draw);
    expect(drawn).toHaveLength(25);
    expect(new Set(drawn).size).toBe(25);
    expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
    expect(await sampleOf(numbers.toReversed(), draw)).toEqual(drawn);
  });

  it('a sample of events is another for another seed or tree', async () => {
    const drawn = await sampleOf(numbers, draw);
    expect(await sampleOf(numbers, { ...draw, seed: 'autumn' })).not.toEqual(drawn);
    expect(await sampleOf(numbers, { ...draw, root: '0b'.repeat(32) })).not.toEqual(drawn);
  });

  it('a sample of events is everything where there is less than wanted', async () => {
    expect(await sampleOf([3, 1, 2], draw)).toEqual([1, 2, 3]);
    expect(await sampleOf([], draw)).toEqual([]);
  });

  it('a sample of events takes from everywhere alike', async () => {
    const drawn = await sampleOf(numbers, { ...draw, size: 500 });
    const low = drawn.filter((number) => number <= 500).length;
    expect(low).toBeGreaterThan(200);
    expect(low).toBeLessThan(300);
  });
});
