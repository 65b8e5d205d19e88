import type { Words } from '#i18n/words.ts';
import type { Rejudgement } from '#instruments/services/rejudgements.ts';
import type { Tone } from '#views/ui/theme/tokens.ts';
import { machineTitle } from '#views/shapes/log/eventNames.tsx';
import { ruleTitle } from '#views/shapes/log/ruleTitle.ts';
import { LIMITS, nameOf, shownOf, unitOf } from './limits.ts';

export const OUTCOME_TONES = {
  done: 'positive',
  cancelled: 'neutral',
  failed: 'critical',
  interrupted: 'warning',
  working: 'info',
} as const satisfies Record<string, Tone>;

/** Scope of a run in words: all machines or one, all days or some. */
export function scopeOf({ machine, firstDay, lastDay }: Rejudgement, words: Words): string {
  const which = machine === null ? words.text('ui.rejudge.allMachines') : machineTitle(machine, words);
  if (firstDay === null && lastDay === null) return which;
  const day = (iso: string | null): string => (iso === null ? '…' : words.day(iso));
  return words.text('ui.rejudge.scopeDays', { which, from: day(firstDay), to: day(lastDay) });
}

/** The limits that a run tried in place of the machines' own, each in a sentence. */
export const triedOf = ({ limits }: Rejudgement, words: Words): string[] =>
  LIMITS.flatMap(({ aggregateType, rule, name, limit }) => {
    const value = limits[aggregateType.id]?.[rule]?.[name];
    if (value === undefined) return [];
    const unit = unitOf(limit, words);
    return words.text('ui.rejudge.tried', {
      rule: ruleTitle(`${aggregateType.id}.${rule}`, words),
      limit: nameOf({ name, limit }, words),
      value: `${words.number(shownOf({ ...limit, value }))} ${unit}`,
      own: `${words.number(shownOf(limit))} ${unit}`,
    });
  });
