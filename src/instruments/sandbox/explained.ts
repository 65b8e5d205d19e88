import { getMicrosteps, type AnyMachineSnapshot } from 'xstate';
import { snapshotOf } from '#machines/kit/snapshot.ts';
import { transitionsOf } from '#machines/kit/explain.ts';
import type { Aggregate, AggregateType } from '#machines/kit/aggregateType.ts';
import { replay } from '#machines/kit/replay.ts';
import { obeys } from '#machines/kit/rule.ts';
import { statesOf } from '#machines/kit/states.ts';
import { keyOf, type Happened, type Sandbox } from './world.ts';

/** A rule as it was judged; `silent`: it looks at something that was not there. */
export interface Judged {
  readonly rule: string;
  readonly verdict: 'held' | 'silent';
}

/** Effect of an event in one region of its machine. */
export interface RegionStep {
  readonly region: string;
  readonly from: string;
  readonly to: string;
  readonly rules: readonly Judged[];
}

/** One event, step by step: as XState took it, region by region, and what else changed. */
export interface Explained {
  /** States of all regions after each microstep of XState. */
  readonly microsteps: readonly Readonly<Record<string, string>>[];
  readonly regions: readonly RegionStep[];
  /** Changed fields of the aggregate. */
  readonly changed: readonly string[];
  /** Events of other aggregates that followed at once, as `machine/id` and type. */
  readonly followed: readonly Happened[];
}

const changedFields = (before: Aggregate, after: Aggregate): string[] => {
  const [old, now] = [before.context as Record<string, unknown>, after.context as Record<string, unknown>];
  return Object.keys({ ...old, ...now }).filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]));
};

/** Takes an event of a sandbox apart. */
export function explained(sandbox: Sandbox, aggregateType: AggregateType, event: Happened): Explained {
  const key = keyOf(aggregateType.id, event.id);
  const log = (sandbox.logs.get(key) ?? []).slice(0, event.version);
  const before = replay(aggregateType, event.id, log.slice(0, -1)).aggregate;
  const after = replay(aggregateType, event.id, log).aggregate;
  const microsteps = getMicrosteps(
    aggregateType.machine,
    snapshotOf(aggregateType, before),
    event as never,
  ) as readonly (readonly [AnyMachineSnapshot, unknown])[];
  const regions = transitionsOf(aggregateType, before, event.type).flatMap((transition): RegionStep[] => {
    if (!('event' in transition)) return [];
    const rules = transition.rules.flatMap((name): Judged[] => {
      const rule = aggregateType.rules[name];
      if (!rule) return [];
      const isSilent =
        rule.lookups.some((lookup) => !(lookup in event.lookups)) ||
        obeys(rule, { ...event, data: event.data, context: before.context, states: before.states }) !== true;
      return [{ rule: name, verdict: isSilent ? 'silent' : 'held' }];
    });
    return [
      {
        region: transition.region,
        from: transition.from,
        to: after.states[transition.region] ?? transition.from,
        rules,
      },
    ];
  });
  const cause = `${key}@${event.version}`;
  return {
    microsteps: microsteps.map(([snapshot]) => statesOf(aggregateType.structure, snapshot.value)),
    regions,
    changed: changedFields(before, after),
    followed: sandbox.happened.filter((one) => one.cause === cause),
  };
}
