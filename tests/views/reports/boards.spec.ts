import { describe, expect, it } from 'vitest';
import english from '#i18n/en.json' with { type: 'json' };
import chinese from '#i18n/zh.json' with { type: 'json' };
import { NAME_LEAST_CHARACTERS, NAME_MOST_CHARACTERS } from '#machines/fields/limits.ts';
import { BOARDS, tileFilters, tileQuery } from '#views/reports/center/boards.ts';
import { readReport, writeReport } from '#views/reports/query.ts';
import * as ready from '#views/reports/ready/readyReport.ts';
import { measureOf } from '#i18n/reportTitles.ts';

const tiles = BOARDS.flatMap((board) => board.tiles);
const said = (id: string): boolean => id in english && id in chinese;

/** A tile for each question of a manager: what is measured, by what. */
const QUESTIONS: readonly (readonly [string, string, string])[] = [
  ['volume', 'order.orders.count', 'createdAt.day'],
  ['on time by route', 'order.promiseKeptShare.share', 'originBranch destinationBranch'],
  ['how early or late by route', 'order.lateness.median', 'originBranch destinationBranch'],
  ['time to collection', 'order.timeToCollect.median', 'originBranch'],
  ['time on the way by route', 'order.timeToArrive.median', 'originBranch destinationBranch'],
  ['time in the last branch', 'order.timeToHandOut.median', 'destinationBranch'],
  ['time at the door', 'order.timeOut.median', 'destinationBranch'],
  ['first attempt', 'order.firstAttemptShare.share', 'destinationBranch'],
  ['returns', 'order.returnedShare.share', 'originBranch'],
  ['stock by age', 'order.inStock.count', 'stockedAt.age'],
  ['in which state parcels wait', 'order.open.count', 'state'],
  ['at which branch parcels wait', 'order.open.count', 'currentBranch'],
  ['COD', 'order.collectionDelivered.sum', 'destinationBranch'],
  ['ageing of what is owed to us', 'receivable.due.sum', 'dueAt.age'],
  ['ageing of what we owe', 'payable.outstanding.sum', 'dueAt.age'],
  ['share of orders in trouble', 'order.exceptionShare.share', 'originBranch'],
  ['problem rate', 'problemItem.rate.share', 'branch'],
  ['claim rate', 'insuranceClaim.rate.share', 'ground'],
  ['claims that were paid', 'insuranceClaim.paidShare.share', 'ground'],
  ['courier load', 'order.toDeliver.count', 'deliverer'],
];

const asked = tiles.map(({ of, measure, as, dimensions }) => [
  `${of}.${measure}.${as}`,
  dimensions.map(({ dimension, by }) => (by === undefined ? dimension : `${dimension}.${by}`)).join(' '),
]);

describe('the boards of the Statistical Center', () => {
  it.each(QUESTIONS)('the boards of the Statistical Center answer the question of %s', (_, measure, dimensions) => {
    expect(asked).toContainEqual([measure, dimensions]);
  });

  it.each(tiles.map((tile) => [tile.id, tile] as const))(
    'the boards of the Statistical Center open %s in Data Report as it is',
    (_, tile) => {
      const { of, measure } = tile;
      const query = tileQuery(tile, { period: 'week', branch: 'YGN,MDY' });
      expect(tileFilters(tile, { period: 'week', branch: 'YGN,MDY' }, Date.now()).map(({ field }) => field)).toEqual(
        [tile.on, tile.branch].filter((field) => field !== null),
      );
      expect(readReport(new URLSearchParams(writeReport(query)))).toEqual({ ...query, view: null });
      expect([`ui.center.tile.${tile.id}`, `formula.${of}.${measure}`].filter((id) => !said(id))).toEqual([]);
    },
  );

  it('the boards of the Statistical Center are pinned under names that views take', () => {
    const names = tiles.flatMap(({ id }) =>
      [english, chinese].map((all) => all[`ui.center.tile.${id}` as keyof typeof all]),
    );
    expect(names.filter((name) => name.length < NAME_LEAST_CHARACTERS || name.length > NAME_MOST_CHARACTERS)).toEqual(
      [],
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('the boards of the Statistical Center fit into one call each', () => {
    expect(BOARDS.filter((board) => board.tiles.length > 12)).toEqual([]);
  });
});

describe('the ready reports', () => {
  const tables = Object.values(ready).flatMap((one) => one.tables);

  it('the ready reports measure what their record type offers, under titles in both languages', () => {
    for (const { title, heads, parts } of tables) {
      expect([`ui.ready.${title}`, ...heads.map((head) => `ui.ready.head.${head}`)].filter((id) => !said(id))).toEqual(
        [],
      );
      for (const { of, measures } of parts)
        for (const one of measures) expect(measureOf(of, one).functions, one.measure).toContain(one.as);
    }
  });

  it('the ready reports compare the promised time with the actual one by route, with the time of each phase', () => {
    const [part] = tables.find(({ title }) => title === 'onTime')?.parts ?? [];
    expect(part?.dimensions).toEqual([{ dimension: 'originBranch' }, { dimension: 'destinationBranch' }]);
    expect(part?.measures.map(({ measure }) => measure)).toEqual([
      'delivered',
      'promised',
      'promiseKeptShare',
      'lateness',
      'timeToAssign',
      'timeOfPickup',
      'timeToArrive',
      'timeToHandOut',
      'timeOut',
      'timeToEnd',
    ]);
  });
});
