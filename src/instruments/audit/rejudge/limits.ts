import type { Words } from '#i18n/words.ts';
import type { Limit } from '#machines/kit/rule.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/aggregateTypes.ts';

/** A number by which a rule judges, with its machine, rule and name. */
export interface RuleLimit {
  readonly aggregateType: AggregateType;
  readonly rule: string;
  readonly name: string;
  readonly limit: Limit;
}

/** Every limit of every machine, in their order. */
export const LIMITS: readonly RuleLimit[] = Object.values<AggregateType>(aggregateTypes).flatMap((aggregateType) =>
  Object.entries(aggregateType.rules).flatMap(([rule, { limits }]) =>
    Object.entries(limits).map(([name, limit]) => ({ aggregateType, rule, name, limit })),
  ),
);

export const limitKey = ({ aggregateType, rule, name }: Pick<RuleLimit, 'aggregateType' | 'rule' | 'name'>): string =>
  `${aggregateType.id}.${rule}.${name}`;

/** Size of one unit of people in the limit's own unit. */
const SCALES: Readonly<Record<Limit['unit'], number>> = {
  MMK: 100,
  hours: 1,
  hourOfDay: 1,
  cubicMillimetres: 1e9,
  pieces: 1,
};

/** A limit as people say it, and back. */
export const shownOf = ({ value, unit }: Limit): number => value / SCALES[unit];
export const limitOf = (shown: number, { unit }: Limit): number => Math.round(shown * SCALES[unit]);

export const unitOf = ({ unit }: Limit, words: Words): string => words.text(`ui.rejudge.unit.${unit}`);

const NAMES = {
  min: 'ui.rejudge.limit.least',
  max: 'ui.rejudge.limit.most',
  needed: 'ui.rejudge.limit.least',
  limit: 'ui.rejudge.limit.above',
  cutoffHour: 'ui.rejudge.limit.before',
} as const;

/** Role of a limit in its rule: least or most; its name where no text exists. */
export function nameOf({ name, limit }: Pick<RuleLimit, 'name' | 'limit'>, words: Words): string {
  // Room has no most: goods stay below it.
  if (limit.unit === 'cubicMillimetres') return words.text('ui.rejudge.limit.below');
  return Object.hasOwn(NAMES, name) ? words.text(NAMES[name as keyof typeof NAMES]) : name;
}
