import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Attempt, Fixtures, Trial } from '#modelTesting/situation.ts';
import { simpleFixtures, type SimpleFixtures } from '#modelTesting/simple/index.ts';
import { fails, holds } from '#modelTesting/trials.ts';
import { breaches, type Breach } from './breaches.ts';
import { entries } from './entries.ts';

/** Rules that judge the entry after the change. An invalid value is refused even when another field changes. */
const WEIGHING = /^(nextHopIsAnother|buttonHasPermission|pathFitsLink|customScopeNamesBranches|airportHasCode)$/;
/** Rules that compare with the earlier registration. A trial of a registration needs an entry to compare with. */
const COMPARING = /IsKept$|^isSuperseded/;

function trialsOf(rule: string, own: readonly Breach[], attempt: Attempt): Trial[] {
  const entry = entries[attempt.type.split('.')[0] ?? ''] ?? {};
  const context = COMPARING.test(rule) ? { context: { ...entry } } : {};
  return own.flatMap(({ change, right, actor, lookups, rightKnown }) => {
    const who = actor ? { actor: { ...actor, permissions: [attempt.type, ...actor.permissions] } } : {};
    const stands = WEIGHING.test(rule) && attempt.aggregate.version > 0;
    return [
      ...(stands ? [fails(attempt, `${JSON.stringify(change)} as it stands`, { context: { ...change } })] : []),
      fails(attempt, JSON.stringify(change), { ...context, ...who, data: { ...change }, lookups: { ...lookups } }),
      holds(attempt, JSON.stringify(right), { ...context, ...who, data: { ...right }, lookups: { ...rightKnown } }),
    ];
  });
}

/** Returns the fixtures of a register: its entry, its possible changes, and a breach of each of its rules. */
export function keeping(
  aggregateType: AggregateType,
  more: Partial<SimpleFixtures> & { readonly amended?: readonly object[] } = {},
): Fixtures {
  const own = breaches.filter(({ rule }) => rule.startsWith(`${aggregateType.id}.`));
  const byRule = Map.groupBy(own, ({ rule }) => rule.slice(aggregateType.id.length + 1));
  const { amended = own.filter(({ actor }) => !actor).map(({ right }) => right), payloads, trials, ...others } = more;
  return simpleFixtures({
    aggregateType,
    branch: 'YGN',
    payloads: {
      [`${aggregateType.id}.registered`]: [{ ...entries[aggregateType.id] }],
      [`${aggregateType.id}.amended`]: [{}, ...amended.map((changes) => ({ ...changes }))],
      ...payloads,
    },
    trials: {
      ...Object.fromEntries(
        [...byRule].map(([rule, found]) => [rule, (attempt: Attempt) => trialsOf(rule, found, attempt)]),
      ),
      ...trials,
    },
    ...others,
  });
}
