import { beforeAll, describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { WHOLE_LANGUAGE_IDS } from '#i18n/languages.ts';
import type { Words } from '#i18n/words.ts';
import type { BillRow } from '#machines/bill/row.ts';
import { againstSettlement, againstSlip, againstSupplement } from '#views/finance/selection.ts';

const words = new Map<string, Words>();
beforeAll(async () => {
  for (const language of WHOLE_LANGUAGE_IDS) words.set(language, await loadWords(language));
});

/** A confirmed bill with freight to settle and goods money to pay out. */
const bill = (values: Partial<BillRow> = {}): BillRow =>
  ({
    id: 'BL1',
    state: 'confirmed',
    customerKind: 'merchant',
    customer: 'GOLDEN',
    customerName: 'Golden Lotus',
    payable: 5_000_00,
    toPayOut: 5_000_00,
    settlementStatus: 'none',
    settlement: null,
    slipStatus: 'notGenerated',
    slip: null,
    ...values,
  }) as BillRow;

const netted = { toPayOut: 0, settlement: 'ST7' } as const;
const CASES = [
  ['a settlement', againstSettlement, [bill()], null, null],
  ['a slip', againstSlip, [bill()], null, null],
  ['a supplement', againstSupplement, [bill()], null, null],
  [
    'a settlement of two customers',
    againstSettlement,
    [bill(), bill({ id: 'BL2', customer: 'JADE', customerName: 'Jade Mountain' })],
    "The bill is Jade Mountain's; choose bills of the same customer (bill BL2)",
    '该账单属于Jade Mountain，请选择同一客户的账单（账单 BL2）',
  ],
  [
    'a settlement of two kinds',
    againstSettlement,
    [bill(), bill({ id: 'BL2', customerKind: 'personal' })],
    'The bill is of a personal customer; personal and merchant bills are not mixed (bill BL2)',
    '该账单属于个人客户，个人与商家账单不可混合（账单 BL2）',
  ],
  [
    'a slip of a bill that waits for its confirmation',
    againstSlip,
    [bill({ state: 'pending', toPayOut: 0 })],
    'The bill is not confirmed; upload the bank slip first (bill BL1)',
    '账单尚未确认，请先上传银行水单（账单 BL1）',
  ],
  [
    'a second settlement',
    againstSettlement,
    [bill({ settlementStatus: 'toSettle', settlement: 'ST7' })],
    'Bill BL1 is in settlement ST7 already; take it out first',
    '账单 BL1 已在结算 ST7 中，请先移出',
  ],
  [
    'a slip of what an open settlement nets',
    againstSlip,
    [bill({ ...netted, settlementStatus: 'toSettle' })],
    'Bill BL1 is in settlement ST7 already; take it out first',
    '账单 BL1 已在结算 ST7 中，请先移出',
  ],
  [
    'a slip of what a settlement has paid',
    againstSlip,
    [bill({ ...netted, settlementStatus: 'settled' })],
    'Settlement ST7 deducts 5,000.00 MMK of it already (bill BL1)',
    '结算单 ST7 已抵扣 5,000.00 MMK（账单 BL1）',
  ],
  [
    'a slip of goods money that the settled settlement left out, because a slip since withdrawn held it',
    againstSlip,
    [bill({ settlementStatus: 'settled', settlement: 'ST7' })],
    null,
    null,
  ],
  [
    'a second slip',
    againstSlip,
    [bill({ slipStatus: 'generated', slip: 'PS3', toPayOut: 0 })],
    'Bill BL1 is on payment slip PS3 already; choose other bills',
    '账单 BL1 已在付款单 PS3 中，请选择其他账单',
  ],
  [
    'a supplement of two',
    againstSupplement,
    [bill(), bill({ id: 'BL2' })],
    'A supplement is of one bill; choose one',
    '补充账单只针对一张账单，请只选一张',
  ],
] as const;

describe.each(CASES)('%s of chosen bills', (_, against, rows, en, zh) => {
  test.each([
    ['en', en],
    ['zh', zh],
  ])('the reason against an act on chosen bills says in %s: %s', (language, says) => {
    const reason = against(rows, 'me');
    const spoken = words.get(language);
    expect(reason && spoken ? reason(spoken) : null).toBe(says);
  });
});
