import { describe, expect, test } from 'vitest';
import { bagNumberOf, waybillOf } from '#machines/fields/identifiers.ts';
import type { Entry, Happening } from '#services/outbox/outbox.ts';
import type { Verdict } from '#views/shapes/scan/verdict/verdict.ts';
import { shelfCode } from '#views/storage/receiving/shelfCode.ts';
import { shipmentCode } from '#views/storage/receiving/shipmentCode.ts';
import { createStoring, type Choice } from '#views/storage/receiving/storing.ts';

const [parcel, other] = [waybillOf(1), waybillOf(2)];
const bag = bagNumberOf(1);
const arrived = (key: string | null, result = 'arrived') => ({ key, verdict: { kind: 'done', result } as const });

/** Waits until what was begun is stored in the browser. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

const begin = (add?: (happening: Happening) => Promise<Entry>, earlier: Choice | null = null) => {
  const kept: (Choice | null)[] = [earlier];
  const added: Happening[] = [];
  const given: string[] = [];
  const noted: { machine: string; key: string; verdict: Verdict }[] = [];
  const entryOf = (
    happening: Happening,
    state: Entry['state'] = 'waiting',
    verdict: Entry['verdict'] = null,
  ): Entry => ({
    key: `entry ${added.indexOf(happening)}`,
    machine: happening.machine,
    id: happening.id,
    event: happening.event,
    group: happening.group ?? null,
    at: '2026-11-25T03:00:00.000Z',
    state,
    verdict,
  });
  const storing = createStoring({
    session: 'ARS1',
    earlier,
    keep: (choice) => void kept.push(choice),
    outbox: {
      add: add ?? ((happening) => Promise.resolve(entryOf(happening, added.push(happening) > 0 ? 'waiting' : 'sent'))),
      discard: async (key) => void given.push(key),
    },
    note: (machine, key, verdict) => void noted.push({ machine, key, verdict }),
  });
  const refused = (place: number, code: string): Entry[] => {
    const happening = added[place];
    if (!happening) throw new Error(`Nothing was added at ${place}`);
    const verdict = { key: 'k', machine: 'order', id: happening.id, status: 'refused' as const };
    return [entryOf(happening, 'refused', { ...verdict, refusals: [{ code: code as 'rule', rule: `order.${code}` }] })];
  };
  return { storing, added, given, noted, refused, kept: () => kept.at(-1) };
};

describe('what arrives goes into stock', () => {
  test('what arrives goes into stock only once a shelf is chosen or the storing is asked for', async () => {
    const { storing, added } = begin();
    storing.told(arrived(parcel));
    expect(added).toEqual([]);
    storing.choose('MDY-A1');
    storing.told(arrived(other));
    await turn();
    expect(added).toEqual([
      {
        machine: 'order',
        id: other,
        event: { type: 'order.shelved', shelf: 'MDY-A1' },
        group: `arrivalScan/ARS1/${other}`,
      },
    ]);
    expect(storing.shelfOf(other)).toBe('MDY-A1');
    expect(storing.shelfOf(parcel)).toBeUndefined();
  });

  test('as it was chosen before the page was loaded again', async () => {
    const before = begin();
    before.storing.turn(true);
    expect(before.kept()).toEqual({ isOn: true, shelf: null });
    before.storing.choose('MDY-A1');
    const { storing, added, kept } = begin(undefined, before.kept());
    expect([storing.isOn(), storing.shelf()]).toEqual([true, 'MDY-A1']);
    storing.told(arrived(parcel));
    await turn();
    expect(added).toMatchObject([{ id: parcel, event: { type: 'order.shelved', shelf: 'MDY-A1' } }]);
    storing.choose(null);
    storing.turn(false);
    expect(kept()).toBeNull();
  });

  test('parcels that arrive go into stock on the floor where no shelf is chosen, bags whole', async () => {
    const { storing, added } = begin();
    storing.turn(true);
    storing.told(arrived(parcel));
    storing.choose('MDY-A1');
    storing.told(arrived(bag));
    await turn();
    expect(added.map(({ machine, event }) => [machine, event])).toEqual([
      ['order', { type: 'order.warehoused' }],
      ['package', { type: 'package.warehoused' }],
    ]);
  });

  test('what arrives goes into stock once, and again onto another shelf; nothing else is moved', async () => {
    const { storing, added } = begin();
    storing.choose('MDY-A1');
    for (const told of [arrived(parcel), arrived(parcel), arrived(parcel, 'duplicate')]) storing.told(told);
    for (const result of ['extra', 'partly', 'inBag']) storing.told(arrived(other, result));
    storing.told(arrived(null));
    storing.told({ key: other, verdict: { kind: 'asked' } });
    storing.choose('MDY-B2');
    storing.told(arrived(parcel, 'duplicate'));
    await turn();
    expect(added.map(({ id, event }) => `${id} ${String(event['shelf'])}`)).toEqual([
      `${parcel} MDY-A1`,
      `${parcel} MDY-B2`,
    ]);
  });
});

describe('a refused storing', () => {
  test('a refused storing is noted with its reasons, is given up, and is tried again with the next scan', async () => {
    const { storing, added, given, noted, refused } = begin();
    storing.choose('MDY-A1');
    storing.told(arrived(parcel));
    await turn();
    storing.followed(refused(0, 'notIntercepted'));
    await turn();
    expect(noted).toMatchObject([{ machine: 'order', key: parcel, verdict: { kind: 'refused' } }]);
    expect(given).toEqual(['entry 0']);
    expect(storing.shelfOf(parcel)).toBeUndefined();
    storing.told(arrived(parcel, 'duplicate'));
    await turn();
    expect(added).toHaveLength(2);
  });

  test('a refused storing of what is in stock already is no matter', async () => {
    const { storing, noted, given, refused } = begin();
    storing.turn(true);
    storing.told(arrived(parcel));
    await turn();
    storing.followed(refused(0, 'notDeclared'));
    await turn();
    expect(noted).toEqual([]);
    expect(given).toHaveLength(1);
  });

  test('the refusal of a storing by a count ends the storing', async () => {
    const { storing, refused } = begin();
    storing.choose('MDY-A1');
    storing.told(arrived(parcel));
    await turn();
    storing.followed(refused(0, 'locked'));
    expect(storing.isOn()).toBe(false);
  });

  test('a storing that this browser cannot keep is noted', async () => {
    const { storing, noted } = begin(() => Promise.reject(new Error('full')));
    storing.choose('MDY-A1');
    storing.told(arrived(parcel));
    await turn();
    expect(noted).toMatchObject([{ key: parcel, verdict: { kind: 'unkept' } }]);
  });

  test('a refused storing of an entry from before a reload is noted too', async () => {
    const first = begin();
    first.storing.choose('MDY-A1');
    first.storing.told(arrived(parcel));
    await turn();
    const { storing, noted } = begin();
    storing.followed(first.refused(0, 'notIntercepted'));
    await turn();
    expect(noted).toMatchObject([{ key: parcel }]);
  });
});

test('labels name a shelf of the own branch, and a shipment', () => {
  expect(shelfCode(' mdy-a1 ', 'MDY')).toBe('MDY-A1');
  expect(shelfCode('YGN-A1', 'MDY')).toBeNull();
  expect(shelfCode(parcel, 'MDY')).toBeNull();
  expect(shipmentCode('https://x/transport/shippingDetail?id=SHP00000012')).toBe('SHP00000012');
  expect(shipmentCode('shp00000012')).toBe('SHP00000012');
  for (const wrong of [parcel, bag, 'SHP12', 'XSHP00000012']) expect(shipmentCode(wrong)).toBeNull();
});
