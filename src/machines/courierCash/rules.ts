import type { Actor } from '../kit/actor.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { isNothing, isSame, nothing, type Amounts, type Count, type CourierCash } from './context.ts';
import { currencies, type CashData, type CashEvents, type Currency } from './events.ts';

type About<Type extends keyof CashEvents> = Judged<CourierCash, CashData<Type>, object>;
type AnyEvent = Judged<CourierCash, unknown, object>;

/** Amount on which both counts agree; null if they differ. */
const agreed = ({ firstCount, secondCount }: CourierCash): Amounts | null =>
  firstCount && secondCount && isSame(firstCount.amounts, secondCount.amounts) ? secondCount.amounts : null;

const isAsDeclared = (context: CourierCash): boolean => {
  const found = agreed(context);
  return found !== null && isSame(found, context.counting);
};

const countsOf = ({ firstCount, secondCount }: CourierCash): readonly Amounts[] =>
  [firstCount, secondCount].flatMap((count) => count?.amounts ?? []);

/** Least and most of what was declared and what was counted, in a currency. */
function foundOf(context: CourierCash, currency: Currency): [number, number] {
  const amounts = [context.counting, ...countsOf(context)].map((one) => one[currency]);
  return [Math.min(...amounts), Math.max(...amounts)];
}

const COUNTED = ['differs', 'declared', 'first', 'second', 'declaredYuan', 'firstYuan', 'secondYuan'];

const countedBy = (count: Count | null, actor: Actor): boolean =>
  count !== null && (count.by === actor.id || count.by === actor.onBehalfOf);

type Notes = CashData<'courierCash.handedIn'>['notesMmk'];

/** Sum of notes and coins in hundredths. */
const sumOf = (notes: Notes): number =>
  Object.entries(notes ?? {}).reduce((sum, [value, count]) => sum + Math.round(Number(value) * 100) * (count ?? 0), 0);

const addsUp = (notes: Notes, amount: number): boolean => notes === undefined || sumOf(notes) === amount;

/** Rules for handing in, counting and accepting cash (lifecycles.md 4.8, courier cash). */
export const rules = rulesOf<CourierCash, object>('courierCash')({
  ownCash: {
    source: 'ours: whoever holds the cash hands it in',
    code: 'role',
    values: ['courier'],
    holds: ({ id, actor }: AnyEvent): true | Values => actor.id === id || { courier: id },
  },
  notOwnCash: {
    source: 'ours: nobody counts or accepts the cash he hands in himself',
    code: 'secondPerson',
    values: ['courier'],
    holds: ({ id, actor }: AnyEvent): true | Values => (actor.id !== id && actor.onBehalfOf !== id) || { courier: id },
  },
  somethingHandedIn: {
    source: 'ours: nothing handed in is nothing to count',
    needsData: true,
    holds: ({ data }: About<'courierCash.handedIn'>) => !isNothing(data) || {},
  },
  kyatWithinHeld: {
    source: 'reliability.md 5, M05: cash in hand is never below zero',
    needsData: true,
    field: 'MMK',
    values: ['amount', 'held'],
    holds: ({ data, context }: About<'courierCash.handedIn'>): true | Values =>
      data.MMK <= context.held.MMK || { amount: data.MMK, held: context.held.MMK },
  },
  yuanWithinHeld: {
    source: 'reliability.md 5, M05: cash in hand is never below zero',
    needsData: true,
    field: 'CNY',
    values: ['yuan', 'heldYuan'],
    holds: ({ data, context }: About<'courierCash.handedIn'>): true | Values =>
      data.CNY <= context.held.CNY || { yuan: data.CNY, heldYuan: context.held.CNY },
  },
  kyatNotesAddUp: {
    source: 'ours: cash is declared and counted by its notes',
    needsData: true,
    field: 'notesMmk',
    values: ['notes', 'amount'],
    holds: ({ data }: About<'courierCash.handedIn'>): true | Values =>
      addsUp(data.notesMmk, data.MMK) || { notes: sumOf(data.notesMmk), amount: data.MMK },
  },
  yuanNotesAddUp: {
    source: 'ours: cash is declared and counted by its notes',
    needsData: true,
    field: 'notesCny',
    values: ['notesYuan', 'yuan'],
    holds: ({ data }: About<'courierCash.handedIn'>): true | Values =>
      addsUp(data.notesCny, data.CNY) || { notesYuan: sumOf(data.notesCny), yuan: data.CNY },
  },
  anotherCounted: {
    source: 'lifecycles.md 4.8, two independent counts',
    code: 'secondPerson',
    values: ['by'],
    holds: ({ context: { firstCount }, actor }: AnyEvent): true | Values =>
      !countedBy(firstCount, actor) || { by: firstCount?.by ?? null },
  },
  decidedByAnother: {
    source: 'lifecycles.md 4.8, two independent counts; decision 189: who counted does not judge between the counts',
    code: 'secondPerson',
    values: ['by'],
    holds({ context: { firstCount, secondCount }, actor }: AnyEvent): true | Values {
      const own = [firstCount, secondCount].find((count) => countedBy(count, actor));
      return own === undefined || { by: own?.by ?? null };
    },
  },
  kyatWithinCounts: {
    source: 'decision 189: what is decided lies within what was declared and counted',
    needsData: true,
    field: 'MMK',
    values: ['amount', 'min', 'max'],
    holds({ data, context }: About<'courierCash.resolved'>): true | Values {
      const [min, max] = foundOf(context, 'MMK');
      return (data.MMK >= min && data.MMK <= max) || { amount: data.MMK, min, max };
    },
  },
  yuanWithinCounts: {
    source: 'decision 189: what is decided lies within what was declared and counted',
    needsData: true,
    field: 'CNY',
    values: ['yuan', 'minYuan', 'maxYuan'],
    holds({ data, context }: About<'courierCash.resolved'>): true | Values {
      const [minYuan, maxYuan] = foundOf(context, 'CNY');
      return (data.CNY >= minYuan && data.CNY <= maxYuan) || { yuan: data.CNY, minYuan, maxYuan };
    },
  },
  nothingDiffers: {
    source: 'lifecycles.md 4.8, difference accepted or disputed',
    values: COUNTED,
    holds: ({ context }: AnyEvent): true | Values =>
      isAsDeclared(context) || amountsOf(context, context.counting, ...countsOf(context)),
  },
  somethingDiffers: {
    source: 'ours: a difference is accepted only where there is one',
    holds: ({ context }: AnyEvent): true | Values => !isAsDeclared(context) || {},
  },
  countsAgree: {
    source: 'ours: a difference is one from what was declared, not one between two counts',
    values: COUNTED,
    holds: ({ context }: AnyEvent): true | Values =>
      agreed(context) !== null || amountsOf(context, ...countsOf(context)),
  },
});

/** Amounts of a refusal, and the currency in which some of them differ. */
function amountsOf({ counting, firstCount, secondCount }: CourierCash, ...compared: readonly Amounts[]): Values {
  const first = firstCount?.amounts ?? nothing;
  const second = secondCount?.amounts ?? nothing;
  const differing = currencies.filter((currency) => new Set(compared.map((amounts) => amounts[currency])).size > 1);
  return {
    differs: differing.length === 1 ? (differing[0] ?? null) : 'both',
    declared: counting.MMK,
    first: first.MMK,
    second: second.MMK,
    declaredYuan: counting.CNY,
    firstYuan: first.CNY,
    secondYuan: second.CNY,
  };
}

export type RuleName = keyof typeof rules;
