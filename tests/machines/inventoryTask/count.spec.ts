import { describe, expect, it } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { loadWords } from '#i18n/load.ts';
import { reasonSentence } from '#i18n/say.ts';
import { inventoryTask } from '#machines/inventoryTask/index.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import type { ParcelLookup } from '#machines/scanning/parcel.ts';
import { asking } from '../scanning/asking.ts';
import { at, clerkOf, parcel } from '../scanning/parcels.ts';
import { lookups, parcels, taskOf } from './fixtures/index.ts';

const { single, double, foundHere, signed } = parcels;

const { propose, refusals, taken } = asking(inventoryTask, clerkOf(inventoryTask.eventTypes), lookups);

const planned = taken(notCreated(inventoryTask, 'INV1'), 'planned', { branch: 'YGN' }).aggregate;
const started = taken(planned, 'started').aggregate;
const scan = (aggregate: Aggregate, barcode: string, found: ParcelLookup) =>
  taken(aggregate, 'scanned', { barcode }, { parcel: found });
const resultOf = ({ aggregate }: { aggregate: Aggregate }) => taskOf(aggregate).last?.result;

describe('a count begun by mistake', () => {
  it('a count begun by mistake is cancelled while nothing is counted, and unlocks its branch', () => {
    const { aggregate, asked } = taken(started, 'cancelled', { reason: 'Wrong branch' });
    expect(aggregate.states['inventoryTask']).toBe('cancelled');
    expect(asked).toEqual([{ proposes: 'branch.countEnded', id: 'YGN', data: { task: 'INV1' } }]);
    expect(inventoryTask.reservations(aggregate)).toEqual([]);
  });

  it('a count begun by mistake has locked nothing while it was only planned', () => {
    expect(taken(planned, 'cancelled', { reason: 'Too busy' }).asked).toEqual([]);
  });

  it('a count begun by mistake is ended instead of cancelled once anything was scanned', () => {
    const { aggregate } = scan(started, single.id, single);
    expect(refusals(aggregate, 'cancelled', { reason: 'Wrong branch' })).toEqual(['inventoryTask.nothingIsCounted']);
  });

  it('cancelling a count says that what was scanned is extra, or a part of its pieces, where nothing expected is counted', async () => {
    const said = async (aggregate: Aggregate, language: Language) => {
      const judged = propose(aggregate, 'cancelled', { reason: 'Wrong branch' });
      const [refusal] = judged.ok ? [] : judged.refusals;
      if (!refusal) throw new Error('The count can be cancelled');
      return reasonSentence(refusal, inventoryTask.id, await loadWords(language));
    };
    const extra = scan(started, foundHere.id, foundHere).aggregate;
    expect(inventoryTask.row(extra)).toMatchObject({ counted: 0 });
    expect(await said(extra, 'en')).toBe(
      '1 parcel is scanned or handled already, 1 of them extra: not expected here; end the count instead',
    );
    expect(await said(extra, 'zh')).toBe('已扫描或处理 1 件，其中多件 1 件（不在清单中）：请结束盘点');
    const partly = scan(started, `${double.id}-1`, double).aggregate;
    expect(await said(partly, 'en')).toContain('1 of them with some of its pieces');
    const counted = scan(started, single.id, single).aggregate;
    expect(await said(counted, 'en')).toBe('1 parcel is scanned or handled already; end the count instead');
  });
});

describe('a scan in a count', () => {
  it('a scan in a count counts an expected parcel once, and says so when the parcel comes again', () => {
    const first = scan(started, single.id, single);
    expect(resultOf(first)).toBe('counted');
    expect(inventoryTask.row(first.aggregate)).toMatchObject({
      expected: 2,
      counted: 1,
      unhandled: 1,
      progress: 'partly',
    });
    const again = scan(first.aggregate, single.id, single);
    expect(resultOf(again)).toBe('duplicate');
    expect(inventoryTask.row(again.aggregate)).toMatchObject({ expected: 2, counted: 1, unhandled: 1, duplicates: 1 });
    expect(again.asked).toEqual([]);
  });

  it('a scan in a count counts an order of two pieces when both are scanned, never one piece for both', () => {
    const one = scan(started, `${double.id}-2`, double);
    expect(resultOf(one)).toBe('partly');
    expect(inventoryTask.row(one.aggregate)).toMatchObject({ counted: 0, unhandled: 2, partly: 1 });
    const same = scan(one.aggregate, `${double.id}-2`, double);
    expect(resultOf(same)).toBe('duplicate');
    expect(inventoryTask.row(same.aggregate)).toMatchObject({ counted: 0, partly: 1 });
    const both = scan(same.aggregate, `${double.id}-1`, double);
    expect(resultOf(both)).toBe('counted');
    expect(inventoryTask.row(both.aggregate)).toMatchObject({ counted: 1, partly: 0 });
  });

  it('a scan in a count shows where an extra parcel should be, and proposes to adjust the parcel once', () => {
    const extra = scan(started, foundHere.id, foundHere);
    expect(resultOf(extra)).toBe('extra');
    expect(taskOf(extra.aggregate).parcels[foundHere.id]?.where).toMatchObject({ state: 'inTransit', branch: null });
    expect(inventoryTask.row(extra.aggregate)).toMatchObject({ expected: 2, extra: 1, counted: 0 });
    expect(extra.asked).toEqual([
      {
        proposes: 'order.adjustmentRequested',
        id: foundHere.id,
        data: { finding: 'found', count: 'INV1', reason: 'INV1' },
      },
    ]);
    const again = scan(extra.aggregate, foundHere.id, foundHere);
    expect(resultOf(again)).toBe('duplicate');
    expect(again.asked).toEqual([]);
    const pieces = { ...foundHere, pieces: 2 };
    const second = scan(scan(started, `${foundHere.id}-1`, pieces).aggregate, `${foundHere.id}-2`, pieces);
    expect(resultOf(second)).toBe('extra');
    expect(second.asked).toEqual([]);
  });

  it('a scan proposes nothing for an extra parcel that cannot be adjusted, or about which something else waits', () => {
    expect(scan(started, signed.id, signed).asked).toEqual([]);
    expect(scan(started, foundHere.id, { ...foundHere, takes: [] }).asked).toEqual([]);
  });

  it('a count opens the search for a missing parcel only once', () => {
    const already = taken(started, 'searchOpened', { order: single.id, reason: 'Nowhere' });
    expect(already.asked).toEqual([]);
    expect(inventoryTask.row(already.aggregate)).toMatchObject({ lostSearch: 1 });
  });

  it('a scan in a count counts a parcel that was handled as missing and then turned up', () => {
    const lost = taken(
      started,
      'searchOpened',
      { order: single.id, reason: 'Nowhere' },
      { parcel: { ...single, takes: ['order.searchOpened'] } },
    );
    expect(lost.asked).toEqual([{ proposes: 'order.searchOpened', id: single.id, data: { reason: 'Nowhere' } }]);
    expect(inventoryTask.row(lost.aggregate)).toMatchObject({ lostSearch: 1, unhandled: 1 });
    const found = scan(lost.aggregate, single.id, single);
    expect(inventoryTask.row(found.aggregate)).toMatchObject({ lostSearch: 0, counted: 1, unhandled: 1 });
  });
});

describe('a count', () => {
  it('a count locks its branch with who, since when and how many, and unlocks its branch', () => {
    expect(taken(planned, 'started').asked).toEqual([
      {
        proposes: 'branch.countStarted',
        id: 'YGN',
        data: { task: 'INV1', startedBy: 'mya', startedByName: 'Daw Mya', startedAt: at, expected: 2 },
      },
    ]);
    const empty = taken(planned, 'started', {}, { stock: [] }).aggregate;
    expect(taken(empty, 'ended').asked).toEqual([{ proposes: 'branch.countEnded', id: 'YGN', data: { task: 'INV1' } }]);
  });

  it('a count reserves its branch while the count runs, and only then', () => {
    expect([planned, started].map((aggregate) => inventoryTask.reservations(aggregate))).toEqual([
      [],
      [{ kind: 'invtask.branch', key: 'YGN' }],
    ]);
    const ended = taken(taken(planned, 'started', {}, { stock: [] }).aggregate, 'ended').aggregate;
    expect(inventoryTask.reservations(ended)).toEqual([]);
  });

  it('a count does not end while expected parcels are unhandled, and names the first by number however they are kept', () => {
    const many = Array.from({ length: 5 }, (_, serial) => ({ ...parcel(serial + 1), pieces: 1 }));
    const judged = propose(taken(planned, 'started', {}, { stock: many.toReversed() }).aggregate, 'ended');
    expect(judged).toMatchObject({
      ok: false,
      refusals: [
        {
          rule: 'inventoryTask.everyExpectedIsHandled',
          values: {
            unhandled: 5,
            orders: many
              .slice(0, 3)
              .map(({ id }) => id)
              .join(', '),
          },
        },
      ],
    });
  });

  it('a count is numbered, and belongs to its branch', () => {
    expect(inventoryTask.identify(7, {})).toBe('INV00000007');
    expect(inventoryTask.branches(started.context)).toEqual(['YGN']);
  });
});
