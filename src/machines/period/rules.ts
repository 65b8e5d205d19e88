import { localDay } from '../time/calendar.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import type { Period } from './context.ts';
import type { PeriodData, PeriodEvents } from './events.ts';

/** A record that does not agree with the ledger, and the check that found it. */
export interface Disagreement {
  readonly check: string;
  readonly machine: string;
  readonly id: string;
}

/** Periods around the one that is judged. */
export interface PeriodsLookup {
  /** Latest closed month; null if none is closed. */
  readonly closedThrough: string | null;
  /** Earliest month before this one that is not closed; null if there is none. */
  readonly earlierOpen: string | null;
}

export interface Lookups {
  readonly periods: PeriodsLookup | null;
  /** Number of records that do not agree, and the first of them. */
  readonly disagreements: { readonly count: number; readonly first: readonly Disagreement[] } | null;
}

type About<Type extends keyof PeriodEvents> = Judged<Period, PeriodData<Type>, Lookups>;
type AnyEvent = Judged<Period, unknown, Lookups>;

/** Rules of an accounting period. */
export const rules = rulesOf<Period, Lookups>('period')({
  monthHasBegun: {
    source: 'ours: nothing is posted into a month that has not begun',
    needsData: true,
    field: 'month',
    values: ['month'],
    holds: ({ data, at }: About<'period.opened'>): true | Values =>
      data.month <= localDay(at).slice(0, 7) || { month: data.month },
  },
  afterTheClosed: {
    source: 'ours: the closed months are the earliest',
    needsData: true,
    field: 'month',
    values: ['closed'],
    lookups: ['periods'],
    holds({ data, lookups: { periods } }: About<'period.opened'>): true | Values {
      const closed = periods?.closedThrough ?? null;
      return closed === null || data.month > closed || { closed };
    },
  },
  monthHasEnded: {
    source: 'ours: a month is closed after its last day',
    values: ['month'],
    holds: ({ context: { month }, at }: AnyEvent): true | Values => month < localDay(at).slice(0, 7) || { month },
  },
  earlierAreClosed: {
    source: 'ours: months are closed one after the other',
    values: ['earlier'],
    lookups: ['periods'],
    holds({ lookups: { periods } }: AnyEvent): true | Values {
      const earlier = periods?.earlierOpen ?? null;
      return earlier === null || { earlier };
    },
  },
  booksAgree: {
    source: 'ours: ledger, receivables, payables, tills and bills agree before a month is closed',
    values: ['count', 'records'],
    lookups: ['disagreements'],
    holds({ lookups: { disagreements } }: AnyEvent): true | Values {
      if (disagreements === null || disagreements.count === 0) return true;
      return { count: disagreements.count, records: disagreements.first.map(({ id }) => id).join(', ') };
    },
  },
  anotherPersonAsked: {
    source: 'ours: one person asks for the closing, another confirms it',
    code: 'secondPerson',
    values: ['by'],
    holds: ({ context: { request }, actor }: AnyEvent): true | Values =>
      (request?.by !== actor.id && request?.by !== actor.onBehalfOf) || { by: request?.by ?? null },
  },
});

export type RuleName = keyof typeof rules;
