import { system } from '#machines/kit/actor.ts';
import { explain } from '#machines/kit/explain.ts';
import type { OptimisticVerdicts } from './optimisticVerdicts.ts';
import type { Desk, Fields } from '../desk.ts';
import type { Verdict } from '../verdict/verdict.ts';

/** The machine's answer to an event here, before the server is asked. */
interface Foreseen {
  readonly verdict: Verdict;
  /** Lookups of its rules; null where this list does not provide them. */
  readonly lookups: Fields | null;
  /** A refusal that the server cannot judge otherwise. */
  readonly isSure: boolean;
}

/** Judges events before they are sent. */
export interface Foresight {
  /** Lookups of an event's rules; null where the list does not provide them. */
  readonly lookupsOf: (key: string, type: string, data: Fields) => Fields | null;
  readonly foresee: (key: string, type: string, data: Fields) => Foreseen;
}

/** Judges events by what the station believes now. `now`: UTC ISO. */
export function createForesight(desk: Desk, verdicts: () => OptimisticVerdicts, now: () => string): Foresight {
  const { aggregateType } = desk;
  const lookupsOf = (key: string, type: string, data: Fields): Fields | null =>
    desk.lookupsOf({ type, data, key, standing: verdicts().standingOf(key), fields: verdicts().plain() });
  const foresee = (key: string, type: string, data: Fields): Foreseen => {
    const lookups = lookupsOf(key, type, data);
    const at = now();
    const proposal = { type, id: verdicts().id, data, actor: system, lookups: lookups ?? {}, at, occurredAt: at };
    const { refusals } = explain(aggregateType, verdicts().about(key), proposal);
    if (refusals.length === 0) return { verdict: { kind: 'asked' }, lookups, isSure: false };
    // A rule that looks at nothing outside of the aggregate cannot be judged otherwise by the server.
    const isSure = refusals.some(
      ({ code, rule }) =>
        code === 'notDeclared' ||
        aggregateType.rules[rule?.slice(aggregateType.id.length + 1) ?? '']?.lookups.length === 0,
    );
    return { verdict: { kind: 'refused', refusals }, lookups: null, isSure };
  };
  return { lookupsOf, foresee };
}
