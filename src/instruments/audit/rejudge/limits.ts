import type { Words } from '#i18n/words.ts';
import type { Limit } from '#machines/kit/rule.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';

/** A limit of a rule, with its machine, rule and name. */
export interface RuleLimit {
  readonly aggregateType: AggregateType;
  readonly rule: string;
  readonly name: string;
  readonly limit: Limit;
}

/** Every limit of every machine, in machine order. */
export const LIMITS: readonly RuleLimit[] = Object.values<AggregateType>(aggregateTypes).flatMap((aggregateType) =>
  Object.entries(aggregateType.rules).flatMap(([rule, { limits }]) =>
    Object.entries(limits).map(([name, limit]) => ({ aggregateType, rule, name, limit })),
  ),
);

export const limitKey = ({ aggregateType, rule, name }: Pick<RuleLimit, 'aggregateType' | 'rule' | 'name'>): string =>
  `${aggregateType.id}.${rule}.${name}`;

/** Units of a limit per displayed unit. */
const SCALES: Readonly<Record<Limit['unit'], number>> = {
  MMK: 100,
  hours: 1,
  hourOfDay: 1,
  cubicMillimetres: 1e9,
  pieces: 1,
  grams: 1000,
};

/** Converts a limit to display units. */
export const shownOf = ({ value, unit }: Limit): number => value / SCALES[unit];
export const limitOf = (shown: number, { unit }: Limit): number => Math.round(shown * SCALES[unit]);

export const unitOf = ({ unit }: Limit, words: Words): string => words.text(`ui.rejudge.unit.${unit}`);

const NAMES = {
  min: 'ui.rejudge.limit.least',
  max: 'ui.rejudge.limit.most',
  needed: 'ui.rejudge.limit.least',
  limit: 'ui.rejudge.limit.above',
  maxGrams: 'ui.rejudge.limit.most',
  limitGrams: 'ui.rejudge.limit.above',
  cutoffHour: 'ui.rejudge.limit.before',
} as const;

/** Returns the role of a limit in its rule, as "at least" or "at most"; its name if it has no text. */
export function nameOf({ name, limit }: Pick<RuleLimit, 'name' | 'limit'>, words: Words): string {
  // Room has no maximum: goods stay below it.
  if (limit.unit === 'cubicMillimetres') return words.text('ui.rejudge.limit.below');
  return Object.hasOwn(NAMES, name) ? words.text(NAMES[name as keyof typeof NAMES]) : name;
}
