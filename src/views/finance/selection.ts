import { reasonSentence } from '#i18n/say.ts';
import type { BillRow } from '#machines/bill/row.ts';
import type { Values } from '#machines/kit/rule.ts';
import type { Draft } from '#views/shapes/form/draft.ts';
import type { AgainstAll, Reason } from '#views/shapes/list/selection.ts';

type Judged = (row: BillRow, first: BillRow) => Reason | null;

/** A reason in the words of a rule of bills, with the bill that it is about. */
const ruled =
  (rule: string, id: string, values: Values = {}): Reason =>
  (words) =>
    reasonSentence({ code: 'rule', rule: `bill.${rule}`, values, about: { machine: 'bill', id } }, 'bill', words);

const ofOneKind: Judged = ({ id, customerKind }, first) =>
  customerKind === first.customerKind ? null : ruled('ofTheSameKind', id, { kind: customerKind });
const ofOneCustomer: Judged = ({ id, customer, customerName }, first) =>
  customer === first.customer ? null : ruled('ofTheSameCustomer', id, { customer: customerName });
const isConfirmed: Judged = ({ id, state }) => (state === 'confirmed' ? null : ruled('isConfirmed', id));
const owesCustomer: Judged = ({ id, payable }) => (payable > 0 ? null : ruled('hasSomethingToPayOut', id));
const inNoSettlement: Judged = ({ id, settlementStatus, settlement }) =>
  settlementStatus === 'none' ? null : (words) => words.text('ui.finance.inSettlement', { bill: id, settlement });
/** Goods money that an open settlement has netted comes back when the bill is taken out of it; a settled one has paid it. */
const notNetted: Judged = (row, first) => {
  if (row.toPayOut > 0 || row.slipStatus !== 'notGenerated') return null;
  return row.settlementStatus === 'settled'
    ? ruled('notNettedInSettlement', row.id, { amount: row.payable, settlement: row.settlement })
    : inNoSettlement(row, first);
};
const onNoSlip: Judged = ({ id, slipStatus, slip }) =>
  slipStatus === 'notGenerated' ? null : (words) => words.text('ui.finance.onSlip', { bill: id, slip });

/** Returns the first reason against any row, in the order of the checks. */
const unlessAll =
  (...checks: readonly Judged[]): AgainstAll<BillRow> =>
  (rows) => {
    const [first] = rows;
    if (!first) return null;
    for (const check of checks)
      for (const row of rows) {
        const reason = check(row, first);
        if (reason) return reason;
      }
    return null;
  };

/** A settlement gathers confirmed bills of one customer that are in no other (§5). */
export const againstSettlement = unlessAll(ofOneKind, ofOneCustomer, isConfirmed, inNoSettlement);

/** A payment slip pays out confirmed bills of one customer that no settlement has netted (§5). */
export const againstSlip = unlessAll(ofOneKind, ofOneCustomer, isConfirmed, owesCustomer, notNetted, onNoSlip);

const oneConfirmed = unlessAll(isConfirmed);

/** A supplement is of one confirmed bill (§5). */
export const againstSupplement: AgainstAll<BillRow> = (rows, person) =>
  rows.length > 1 ? (words) => words.text('ui.finance.oneToSupplement') : oneConfirmed(rows, person);

/** Customer and numbers of the bills that are gathered. */
export const gathered = (rows: readonly BillRow[]): Draft => ({
  customerKind: rows[0]?.customerKind,
  customer: rows[0]?.customer,
  bills: rows.map(({ id }) => id),
});
