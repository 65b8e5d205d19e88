import { getMicrosteps, type AnyMachineSnapshot } from 'xstate';
import { snapshotOf } from '../kit/snapshot.ts';
import { waysOf } from '../kit/explain.ts';
import type { Life, Noun } from '../kit/noun.ts';
import { replay } from '../kit/replay.ts';
import { obeys } from '../kit/rule.ts';
import { statesOf } from '../kit/states.ts';
import { keyOf, type Happened, type Sandbox } from './world.ts';

/** A rule as it was judged; `silent`: it looks at something that was not there. */
export interface Judged {
  readonly rule: string;
  readonly verdict: 'held' | 'silent';
}

/** What an event did in one region of its machine. */
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
  /** Facts of the life that became others. */
  readonly changed: readonly string[];
  /** Events of other lives that followed at once, as `machine/id` and type. */
  readonly followed: readonly Happened[];
}

const changedFields = (before: Life, after: Life): string[] => {
  const [old, now] = [before.context as Record<string, unknown>, after.context as Record<string, unknown>];
  return Object.keys({ ...old, ...now }).filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]));
};

/** Takes an event of a sandbox apart. */
export function explained(sandbox: Sandbox, noun: Noun, event: Happened): Explained {
  const key = keyOf(noun.id, event.id);
  const log = (sandbox.logs.get(key) ?? []).slice(0, event.version);
  const before = replay(noun, event.id, log.slice(0, -1)).life;
  const after = replay(noun, event.id, log).life;
  const proposal = { ...event, states: before.states };
  const microsteps = getMicrosteps(noun.machine, snapshotOf(noun, before), proposal as never) as readonly (readonly [
    AnyMachineSnapshot,
    unknown,
  ])[];
  const regions = waysOf(noun, before, event.type).flatMap((way): RegionStep[] => {
    if (!('event' in way)) return [];
    const rules = way.rules.flatMap((name): Judged[] => {
      const rule = noun.rules[name];
      if (!rule) return [];
      const isSilent =
        rule.knows.some((fact) => !(fact in event.known)) ||
        obeys(rule, { ...proposal, data: event.data, context: before.context }) !== true;
      return [{ rule: name, verdict: isSilent ? 'silent' : 'held' }];
    });
    return [{ region: way.region, from: way.from, to: after.states[way.region] ?? way.from, rules }];
  });
  const cause = `${key}@${event.version}`;
  return {
    microsteps: microsteps.map(([snapshot]) => statesOf(noun.structure, snapshot.value)),
    regions,
    changed: changedFields(before, after),
    followed: sandbox.happened.filter((one) => one.cause === cause),
  };
}
