import { system } from '#machines/kit/actor.ts';
import { explain } from '#machines/kit/explain.ts';
import type { Held } from '#machines/scanning/direction.ts';
import type { OptimisticVerdicts } from './optimisticVerdicts.ts';
import type { Desk, Fields } from '../desk.ts';
import type { Verdict } from '../verdict/verdict.ts';
import type { StationWorld } from './world.ts';

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
  /** Returns the state that holds the thing of a scan where its record tells otherwise than the list; null where nothing does. */
  readonly doubtOf: (key: string, type: string) => Held | null;
  readonly foresee: (key: string, type: string, data: Fields) => Foreseen;
}

/** Judges events by what the station believes now. */
export function createForesight(
  desk: Desk,
  verdicts: () => OptimisticVerdicts,
  { now, heldOf }: Pick<StationWorld, 'now' | 'heldOf'>,
): Foresight {
  const { aggregateType } = desk;
  const lookupsOf = (key: string, type: string, data: Fields): Fields | null =>
    desk.lookupsOf({ type, data, key, standing: verdicts().standingOf(key), fields: verdicts().plain() });
  const doubtOf = (key: string, type: string): Held | null => {
    const held = heldOf(key) ?? null;
    return type === desk.scan && held !== null && desk.doubts?.(held) === true ? held : null;
  };
  const foresee = (key: string, type: string, data: Fields): Foreseen => {
    const lookups = lookupsOf(key, type, data);
    const at = now();
    const proposal = { type, id: verdicts().id, data, actor: system, lookups: lookups ?? {}, at, occurredAt: at };
    const { refusals } = explain(aggregateType, verdicts().about(key), proposal);
    const held = doubtOf(key, type);
    // The list still has a parcel whose record says otherwise: what is promised of it would be taken back.
    if (refusals.length === 0 && held !== null)
      return { verdict: { kind: 'asked', held }, lookups: null, isSure: false };
    if (refusals.length === 0) return { verdict: { kind: 'asked' }, lookups, isSure: false };
    // A rule that looks at nothing outside of the aggregate cannot be judged otherwise by the server.
    const isSure = refusals.some(
      ({ code, rule }) =>
        code === 'notDeclared' ||
        aggregateType.rules[rule?.slice(aggregateType.id.length + 1) ?? '']?.lookups.length === 0,
    );
    return { verdict: { kind: 'refused', refusals }, lookups: null, isSure };
  };
  return { lookupsOf, doubtOf, foresee };
}
