import type { AggregateType } from './aggregateType.ts';
import { valuesOf } from './rule.ts';

/** Other limits than a machine's own: by the rule's name, and the limit's. */
export type OtherLimits = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A candidate for a machine: the same one, some of whose rules judge by other numbers. What it does not know is let be. */
export function underLimits(aggregateType: AggregateType, others: OtherLimits): AggregateType {
  const rules = Object.entries(aggregateType.rules).map(([name, rule]) => {
    const changed = others[name];
    const isOther = changed !== undefined && Object.keys(rule.limits).length > 0;
    return [name, isOther ? { ...rule, holds: rule.under({ ...valuesOf(rule.limits), ...changed }) } : rule] as const;
  });
  return { ...aggregateType, rules: Object.fromEntries(rules) };
}
