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

/** Returns the history of a run as text: all machines or one, all days or some. */
export function scopeOf({ machine, firstDay, lastDay }: Rejudgement, words: Words): string {
  const which = machine === null ? words.text('ui.rejudge.allMachines') : machineTitle(machine, words);
  if (firstDay === null && lastDay === null) return which;
  const day = (iso: string | null): string => (iso === null ? '…' : words.day(iso));
  return words.text('ui.rejudge.scopeDays', { which, from: day(firstDay), to: day(lastDay) });
}

/** Returns one sentence for each limit that a run tried. */
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
