import { getMicrosteps, type AnyMachineSnapshot } from 'xstate';
import { snapshotOf } from '#machines/kit/snapshot.ts';
import { transitionsOf } from '#machines/kit/explain.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { replay } from '#machines/kit/replay.ts';
import { obeys } from '#machines/kit/rule.ts';
import { statesOf } from '#machines/kit/states.ts';
import { keyOf, type Happened, type Sandbox } from './world.ts';

/** A rule with its verdict; `silent` means that a lookup was missing. */
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

/** Explanation of one event: XState's microsteps, regions and other changes. */
export interface Explained {
  /** States of all regions after each microstep of XState. */
  readonly microsteps: readonly Readonly<Record<string, string>>[];
  readonly regions: readonly RegionStep[];
  /** Changed values of the aggregate. */
  readonly changed: readonly string[];
  /** Resulting events of other aggregates, as `machine/id` and type. */
  readonly followed: readonly Happened[];
}

const changedFields = (before: Aggregate, after: Aggregate): string[] => {
  const [old, now] = [before.context as Record<string, unknown>, after.context as Record<string, unknown>];
  return Object.keys({ ...old, ...now }).filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]));
};

/** Explains an event of a sandbox. */
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
