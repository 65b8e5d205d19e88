import { describe, expect, test } from 'vitest';
import en from '#i18n/en.json' with { type: 'json' };
import zh from '#i18n/zh.json' with { type: 'json' };
import { exportTask } from '#machines/exportTask/index.ts';
import { EXPORTED_MACHINES, timeBoundsOf } from '#machines/catalogue/exportedLists.ts';
import { ownedBy, system, type Actor } from '#machines/kit/actor.ts';
import { lookedAtAs } from '#machines/journals/journals.ts';
import { check } from '#machines/kit/check.ts';
import { decide } from '#machines/kit/decide.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { listed } from '#machines/catalogue/listed.ts';

const at = '2026-11-20T03:00:00.000Z';
const clerk: Actor = {
  ...system,
  kind: 'person',
  id: 'su',
  name: 'Su',
  scope: ['YGN'],
  permissions: ['order.read', 'exportTask.requested', 'exportTask.downloaded'],
};
const DAY = 86_400_000;
const from = Date.parse(at);
const ranged = (field: string, milliseconds: number) => [
  { field, op: 'between', value: [at, new Date(from + milliseconds).toISOString()] },
];
const range = (milliseconds: number) => ranged('createdAt', milliseconds);
const wanted = { machine: 'order', filters: range(DAY), sort: [], columns: ['id'], language: 'en', fileName: 'a.xlsx' };

const propose = (aggregate: Aggregate, event: string, data: object, actor: Actor = clerk) =>
  decide(exportTask, aggregate, {
    type: `exportTask.${event}`,
    id: aggregate.id,
    data,
    actor,
    lookups: {},
    at,
    occurredAt: at,
  });
const rulesOf = (...asked: Parameters<typeof propose>) => {
  const judged = propose(...asked);
  return judged.ok ? [] : judged.refusals.map(({ rule, code }) => rule ?? code);
};
const taken = (...asked: Parameters<typeof propose>) => {
  const judged = propose(...asked);
  if (!judged.ok) throw new Error(JSON.stringify(judged.refusals));
  return judged;
};

const fresh = notCreated(exportTask, 'EXP1');
const file = {
  rows: 3,
  bytes: 10,
  sha256: 'a'.repeat(64),
  objectKey: 'b'.repeat(32),
  reach: { scope: ['YGN'], merchant: null, revealed: false },
};
const generating = taken(fresh, 'requested', wanted).aggregate;
const generated = taken(generating, 'generated', file, system).aggregate;

describe('the export', () => {
  test('the export task is sound and documented in both languages', () => {
    const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, zh };
    const words = (id: string) => ({ en: texts['en']?.[id] ?? '', zh: texts['zh']?.[id] ?? '' });
    expect(check(exportTask, words, ['en', 'zh'])).toEqual([]);
    const fields = Object.keys(exportTask.rowSchema.shape).map((field) => `field.exportTask.${field}`);
    expect(fields.filter((id) => !words(id).en || !words(id).zh)).toEqual([]);
  });

  test('the export task has the codes of the download status: invalid 0, generating 1, generated 2', () => {
    expect([generating, generated].map((aggregate) => exportTask.row(aggregate)['code'])).toEqual([1, 2]);
    const invalid = taken(generating, 'failed', { reason: 'fault' }, system).aggregate;
    expect(exportTask.row(invalid)).toMatchObject({ code: 0, state: 'invalid', reason: 'fault' });
  });

  test('an export needs both ends of the time field, however the ends are said', () => {
    const ends = (...filters: object[]) => rulesOf(fresh, 'requested', { ...wanted, filters });
    const [first, second] = range(DAY)[0]?.value ?? [];
    expect(ends()).toEqual(['exportTask.timeFieldGiven']);
    expect(ends({ field: 'createdAt', op: 'gte', value: first })).toEqual(['exportTask.timeFieldGiven']);
    expect(ends({ field: 'updatedAt', op: 'between', value: [first, second] })).toEqual(['exportTask.timeFieldGiven']);
    expect(ends({ field: 'createdAt', op: 'between', value: ['soon', second] })).toEqual(['exportTask.timeFieldGiven']);
    expect(
      ends({ field: 'createdAt', op: 'gte', value: first }, { field: 'createdAt', op: 'lte', value: second }),
    ).toEqual([]);
  });

  test.each([
    [-1, false],
    [0, true],
    [30 * DAY, true],
    [30 * DAY + 1, false],
  ])('an export of a range of %i ms is allowed: %s', (milliseconds, isAllowed) => {
    const found = rulesOf(fresh, 'requested', { ...wanted, filters: range(milliseconds) });
    expect(found).toEqual(isAllowed ? [] : ['exportTask.rangeWithinLimit']);
  });

  test.each([
    ['branch', [], []],
    ['order', ranged('endedAt', 30 * DAY), []],
    ['order', ranged('endedAt', 30 * DAY + 1), ['exportTask.rangeWithinLimit']],
    ['order', ranged('stockedAt', DAY), ['exportTask.timeFieldGiven']],
    ['bill', [], ['exportTask.timeFieldGiven']],
    ['bill', ranged('confirmedAt', 400 * DAY), []],
    ['bill', ranged('generatedAt', -1), ['exportTask.rangeWithinLimit']],
    ['bill', [{ field: 'day', op: 'between', value: ['2026-01-01', '2026-12-31'] }], []],
    ['bill', [{ field: 'day', op: 'gte', value: '2026-01-01' }], ['exportTask.timeFieldGiven']],
    ['transfer', ranged('transferredAt', 31 * DAY), []],
    ['transfer', ranged('transferredAt', 31 * DAY + 1), ['exportTask.rangeWithinLimit']],
    ['transfer', ranged('confirmedAt', DAY), ['exportTask.timeFieldGiven']],
    ['paymentSlip', ranged('drawnAt', DAY - 1), ['exportTask.timeFieldGiven']],
    ['paymentSlip', ranged('confirmedAt', DAY), []],
    ['paymentSlip', ranged('confirmedAt', DAY + 1), ['exportTask.rangeWithinLimit']],
  ])('an export of %s with the filters %j is refused by these rules: %j', (machine, filters, expected) => {
    const reads = lookedAtAs(machine).map((one) => `${one}.read`);
    const reader = { ...clerk, permissions: ['exportTask.requested', ...reads] };
    expect(rulesOf(fresh, 'requested', { ...wanted, machine, filters }, reader)).toEqual(expected);
  });

  test('an export of a report is of any time, but only for a person who may open reports', () => {
    const report = {
      measures: [{ measure: 'orders', as: 'count' }],
      dimensions: [{ dimension: 'createdAt', by: 'day' }],
    };
    const asked = (permissions: readonly string[], data: object = {}) =>
      rulesOf(fresh, 'requested', { ...wanted, filters: [], report, ...data }, { ...clerk, permissions });
    const reads = ['exportTask.requested', 'order.read', 'report.read'];
    expect(asked(reads)).toEqual([]);
    expect(asked(reads, { filters: range(400 * DAY) })).toEqual([]);
    expect(asked(reads.slice(0, 2))).toEqual(['exportTask.mayOpenReports']);
    expect(asked(['exportTask.requested', 'report.read'])).toEqual(['exportTask.mayReadTheList']);
    expect(asked(reads, { report: { ...report, measures: [] } })).toEqual(['invalid.too_small']);
    expect(asked(reads, { report: { ...report, measures: [{ measure: 'orders', as: 'most' }] } })).toEqual([
      'invalid.invalid_value',
    ]);
  });

  test('an export may be of every list there is, bounded by fields that the list has', () => {
    expect(new Set<string>(EXPORTED_MACHINES)).toEqual(new Set(Object.keys(listed)));
    const strangers = EXPORTED_MACHINES.flatMap((machine) =>
      timeBoundsOf(machine).flatMap(({ field }) =>
        listed[machine]?.rowSchema.shape[field] ? [] : [`${machine}.${field}`],
      ),
    );
    expect(strangers).toEqual([]);
    expect(
      rulesOf(fresh, 'requested', { ...wanted, machine: 'secrets' }, { ...clerk, permissions: ['*'] }),
    ).not.toEqual([]);
  });

  test('an export is only for a person who may see the list, and who may export', () => {
    expect(rulesOf(fresh, 'requested', wanted, { ...clerk, permissions: ['exportTask.requested'] })).toEqual([
      'exportTask.mayReadTheList',
    ]);
    expect(rulesOf(fresh, 'requested', wanted, { ...clerk, permissions: ['order.read'] })).toEqual(['may']);
    expect(rulesOf(fresh, 'requested', wanted, { ...clerk, permissions: ['*'] })).toEqual([]);
  });

  test.each(['../a.xlsx', 'a\\b.xlsx', 'a.exe', 'a\n.xlsx', '.xlsx'.padStart(200, 'a')])(
    'an export file is never called %j',
    (fileName) => {
      expect(rulesOf(fresh, 'requested', { ...wanted, fileName })).not.toEqual([]);
    },
  );

  test('an export is written by the server alone', () => {
    expect(rulesOf(generating, 'progressed', { done: 1, total: 2 })).toEqual(['may']);
    expect(rulesOf(generating, 'generated', file)).toEqual(['may']);
    expect(taken(generating, 'progressed', { done: 1, total: 2 }, system).aggregate.context).toMatchObject({
      done: 1,
      total: 2,
    });
  });

  test('an export never stays generating, and is not kept for ever', () => {
    expect(taken(fresh, 'requested', wanted).decision.deadlines).toEqual([
      { raises: 'exportTask.timedOut', after: 15 * 60_000 },
    ]);
    expect(taken(generating, 'generated', file, system).decision.deadlines).toEqual([
      { raises: 'exportTask.expired', after: 7 * DAY },
    ]);
    expect(exportTask.row(taken(generating, 'timedOut', {}, system).aggregate)).toMatchObject({ state: 'invalid' });
    expect(exportTask.row(taken(generated, 'expired', {}, system).aggregate)).toMatchObject({
      state: 'invalid',
      objectKey: null,
    });
  });

  test('an export belongs to the person who asked for it', () => {
    expect(exportTask.branches(generated.context)).toEqual([ownedBy('su')]);
    const downloaded = taken(taken(generated, 'downloaded', {}).aggregate, 'downloaded', {}).aggregate;
    expect(exportTask.row(downloaded)).toMatchObject({ downloads: 2 });
    expect(rulesOf(generated, 'downloaded', {}, { ...clerk, id: 'ko' })).toEqual(['inScope']);
    expect(rulesOf(generated, 'downloaded', {}, { ...clerk, id: 'boss', scope: 'all' })).toEqual([
      'exportTask.askedByActor',
    ]);
    expect(rulesOf(generating, 'downloaded', {})).toEqual(['notDeclared']);
  });
});
