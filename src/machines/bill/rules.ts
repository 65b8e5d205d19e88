import { localDay } from '../time/calendar.ts';
import { transferHasHappened } from '../money/chosenBills.ts';
import { isBy } from '../kit/actor.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { payableOf, receivableOf, toGiveBack, type Bill } from './context.ts';
import { reaches } from '../money/billing.ts';
import type { BillData, BillEvents } from './events.ts';
import type { Lookups, LineLookup } from './lookups.ts';

type About<Type extends keyof BillEvents> = Judged<Bill, BillData<Type>, Lookups>;
type Generation = About<'bill.generated'>;
type Inclusion = About<'bill.gathered'>;

const lookupOf = ({ lookups }: Generation, line: string): LineLookup | undefined =>
  lookups.lines.find((lookup) => lookup.line === line);

/** Returns the first line that fails a check, as values of a refusal; true if all lines pass. */
const firstFailing = (
  generation: Generation,
  isRight: (lookup: LineLookup, amount: number) => boolean,
): true | Values => {
  const wrong = generation.data.lines.find(({ line, amount }) => {
    const lookup = lookupOf(generation, line);
    return lookup === undefined || !isRight(lookup, amount);
  });
  return wrong === undefined || { line: wrong.line };
};

/** Rules of a bill (§4, §5, §9; reliability.md 5, M06 to M11 and M15). */
export const rules = rulesOf<Bill, Lookups>('bill')({
  dayIsOver: {
    source: '§9: bills are generated at 00:00 Myanmar time with the data of the previous day',
    needsData: true,
    field: 'day',
    values: ['day'],
    holds: ({ data, at }: Generation) => data.day < localDay(at) || { day: data.day },
  },
  linesAreDistinct: {
    source: 'reliability.md 5, M06: a fee is on a bill once',
    needsData: true,
    field: 'lines',
    values: ['line'],
    holds({ data }: Generation): true | Values {
      const duplicate = data.lines.find(
        ({ line }, place) => data.lines.findIndex((one) => one.line === line) !== place,
      );
      return duplicate === undefined || { line: duplicate.line };
    },
  },
  linesOfOneKind: {
    source: '§5: personal and merchant types cannot be mixed',
    needsData: true,
    field: 'lines',
    values: ['line'],
    lookups: ['lines'],
    holds: (generation: Generation) =>
      firstFailing(generation, ({ customerKind }) => customerKind === generation.data.customerKind),
  },
  linesOfOneCustomer: {
    source: '§5: same customer only',
    needsData: true,
    field: 'lines',
    values: ['line'],
    lookups: ['lines'],
    holds: (generation: Generation) =>
      firstFailing(generation, ({ customer }) => customer === generation.data.customer),
  },
  linesOfThatDay: {
    source: '§9; reliability.md 5, M07',
    needsData: true,
    field: 'lines',
    values: ['line'],
    lookups: ['lines'],
    holds: (generation: Generation) => firstFailing(generation, ({ day }) => day <= generation.data.day),
  },
  amountsAreTheLines: {
    source: 'reliability.md 5, M07: a bill is the sum of its lines',
    needsData: true,
    field: 'lines',
    values: ['line'],
    lookups: ['lines'],
    holds: (generation: Generation) => firstFailing(generation, (lookup, amount) => lookup.amount === amount),
  },
  supplementAboveZero: {
    source: '§5: supplement payment above zero',
    needsData: true,
    field: 'amount',
    holds: ({ data }: About<'bill.supplementOpened'>) => data.amount > 0 || {},
  },
  supplementedIsConfirmed: {
    source: 'reliability.md 5, M15: a supplement of a confirmed bill is a new bill',
    needsData: true,
    field: 'supplements',
    values: ['bill'],
    lookups: ['supplemented'],
    holds: ({ data, lookups }: About<'bill.supplementOpened'>) =>
      lookups.supplemented?.confirmed === true || { bill: data.supplements },
  },
  supplementedWithinReach: {
    source: '§6, data scope',
    code: 'scope',
    needsData: true,
    field: 'supplements',
    values: ['bill'],
    lookups: ['supplemented'],
    holds: ({ data, lookups, actor }: About<'bill.supplementOpened'>) =>
      lookups.supplemented === null || reaches(actor, lookups.supplemented.branch) || { bill: data.supplements },
  },
  lineIsOnIt: {
    source: 'reliability.md 5, M07',
    needsData: true,
    field: 'line',
    values: ['line'],
    holds: ({ context, data }: About<'bill.lineRemoved'>) =>
      context.lines.some(({ line }) => line === data.line) || { line: data.line },
  },
  isConfirmed: {
    source: '§4: only a confirmed bill is settled, paid out or refunded',
    regions: ['bill'],
    holds: ({ states }: Judged<Bill, unknown, Lookups>) => states['bill'] === 'confirmed' || {},
  },
  reopenedByAnother: {
    source: 'lifecycles.md 4.10, 25: only finance takes a confirmed bill back; TWO, ours',
    code: 'secondPerson',
    values: ['by'],
    holds: ({ context, actor }: Judged<Bill, unknown, Lookups>) =>
      !isBy(context.confirmedBy, actor) || { by: context.confirmedBy },
  },
  notSettledNorPaidOut: {
    source: 'reliability.md 5, M09: what is settled or paid out stands; ours',
    values: ['settlement', 'slip'],
    regions: ['settlement', 'slip'],
    holds: ({ context, states }: Judged<Bill, unknown, Lookups>) =>
      (states['settlement'] === 'settlement.none' && states['slip'] === 'slip.notGenerated') || {
        settlement: context.settlement,
        slip: context.slip,
      },
  },
  nothingRefunded: {
    source: 'reliability.md 5, M11; ours: a refund stands on the confirmed amounts',
    holds: ({ context }: Judged<Bill, unknown, Lookups>) => (context.refunded === 0 && context.request === null) || {},
  },
  ofTheSameKind: {
    source: '§5: personal and merchant types cannot be mixed',
    needsData: true,
    values: ['kind'],
    holds: ({ context, data }: Inclusion) =>
      context.customerKind === data.customerKind || { kind: context.customerKind },
  },
  ofTheSameCustomer: {
    source: '§5: same customer only',
    needsData: true,
    values: ['customer'],
    holds: ({ context, data }: Inclusion) => context.customer === data.customer || { customer: context.customerName },
  },
  hasSomethingToPayOut: {
    source: '§4, payment slip: what the customer is owed',
    holds: ({ context }: Judged<Bill, unknown, Lookups>) => payableOf(context) > 0 || {},
  },
  notNettedInSettlement: {
    source: 'reliability.md 5, M04 and M09: goods money is paid once, by a slip or off a settlement; ours',
    values: ['amount', 'settlement'],
    holds: ({ context }: Judged<Bill, unknown, Lookups>) =>
      context.netted === 0 || { amount: context.netted, settlement: context.settlement },
  },
  refundAboveZero: {
    source: '§4, refund; ours: a refund of nothing is none',
    needsData: true,
    field: 'amount',
    holds: ({ data }: About<'bill.refundRequested'>) => data.amount > 0 || {},
  },
  refundWithinPaid: {
    source: 'reliability.md 5, M11: refunds do not exceed what was paid',
    needsData: true,
    field: 'amount',
    values: ['amount', 'paid'],
    holds({ context, data }: About<'bill.refundRequested'>): true | Values {
      const paid = receivableOf(context) - context.refunded;
      return data.amount <= paid || { amount: data.amount, paid };
    },
  },
  anotherPersonAsked: {
    source: 'lifecycles.md 4.8, refund; TWO',
    code: 'secondPerson',
    values: ['by'],
    holds: ({ context, actor }: Judged<Bill, unknown, Lookups>) =>
      !isBy(context.request?.by, actor) || { by: context.request?.by ?? null },
  },
  supplementedByAnother: {
    source: 'ours: who opens a supplement does not confirm it (reliability.md 1.2, V2)',
    code: 'secondPerson',
    values: ['by'],
    holds: ({ context, actor }: Judged<Bill, unknown, Lookups>) =>
      !isBy(context.supplementedBy, actor) || { by: context.supplementedBy },
  },
  refundAfterSettlement: {
    source: 'issue 17; ours: before the settlement a refund is taken off what is settled',
    regions: ['settlement'],
    holds: ({ states }: Judged<Bill, unknown, Lookups>) => states['settlement'] === 'settlement.settled' || {},
  },
  somethingToGiveBack: {
    source: 'reliability.md 5, M11; ours: what was confirmed is paid out once',
    holds: ({ context }: Judged<Bill, unknown, Lookups>) => toGiveBack(context) > 0 || {},
  },
  transferHasHappened,
});

export type RuleName = keyof typeof rules;
