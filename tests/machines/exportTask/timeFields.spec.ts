import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { reasonOf } from '#i18n/say.ts';
import { exportTask } from '#machines/exportTask/index.ts';
import { timeBoundsOf } from '#machines/catalogue/exportedLists.ts';
import { decide } from '#machines/kit/decide.ts';
import { system } from '#machines/kit/actor.ts';
import { notCreated } from '#machines/kit/notCreated.ts';

const AT = '2026-11-20T03:00:00.000Z';
const [english, chinese] = [await loadWords('en'), await loadWords('zh')];

/** Lists of money, and the time fields of which an export needs one, in each language. */
const FIELDS: readonly (readonly [machine: string, en: string, zh: string])[] = [
  ['bill', 'Generated, Confirmed, Bill cycle', '生成时间、确认时间、账单日期'],
  ['settlement', 'Opened, Settled', '开立时间、结清时间'],
  ['receivable', 'Received at, Due since', '收款时间、应收时间'],
  ['payable', 'Owed since, Paid at', '应付时间、打款时间'],
  ['receipt', 'Recorded at, Time of transfer, Confirmed at', '登记时间、转账时间、确认时间'],
  ['refund', 'Asked at, Ended at', '申请时间、完成时间'],
  ['extraFee', 'Added at, Paid at', '加收时间、支付时间'],
  ['insuranceClaim', 'Submitted', '提交时间'],
  ['paymentSlip', 'Confirmed', '确认时间'],
  ['transfer', 'Transferred', '转账时间'],
];

const refusals = (machine: string, filters: readonly object[]) => {
  const data = { machine, filters, sort: [], columns: ['id'], language: 'en', fileName: 'a.xlsx' };
  const id = 'EXP1';
  const ask = {
    id,
    data,
    actor: { ...system, kind: 'person' as const, permissions: ['*'] },
    lookups: {},
    at: AT,
    occurredAt: AT,
  };
  const judged = decide(exportTask, notCreated(exportTask, id), { type: 'exportTask.requested', ...ask });
  return judged.ok ? [] : judged.refusals;
};

const said = (machine: string, filters: readonly object[], words: typeof english): string[] =>
  refusals(machine, filters).map((refusal) => reasonOf(refusal, 'exportTask', words));

test.each(FIELDS)('a list of %s is not exported without one of: %s', (machine, en, zh) => {
  expect(said(machine, [], english)).toEqual([`an export of this list needs a time range with both ends: ${en}`]);
  expect(said(machine, [], chinese)).toEqual([`导出该列表必须选择起止时间：${zh}`]);
  expect(timeBoundsOf(machine)).toHaveLength(en.split(', ').length);
});

test('payment slips of two days are not exported', () => {
  const value = ['2026-01-01T00:00:00.000Z', '2027-12-31T00:00:00.000Z'];
  const filters = [{ field: 'confirmedAt', op: 'between', value }];
  expect(said('paymentSlip', filters, english)).toEqual(['the time range may be a single day; choose one']);
  expect(said('paymentSlip', filters, chinese)).toEqual(['时间范围只能是一天，请选择某一天']);
});
