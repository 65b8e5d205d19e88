import type { AggregateType } from './aggregateType.ts';
import { valuesOf } from './rule.ts';

/** Limits that replace a machine's own: by the rule's name, then by the limit's. */
export type OtherLimits = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Returns the machine with other limits for some of its rules. Unknown rules and limits are ignored. */
export function underLimits(aggregateType: AggregateType, others: OtherLimits): AggregateType {
  const rules = Object.entries(aggregateType.rules).map(([name, rule]) => {
    const changed = others[name];
    const isOther = changed !== undefined && Object.keys(rule.limits).length > 0;
    return [name, isOther ? { ...rule, holds: rule.under({ ...valuesOf(rule.limits), ...changed }) } : rule] as const;
  });
  return { ...aggregateType, rules: Object.fromEntries(rules) };
}
