import type { AggregateType } from '#machines/kit/aggregateType.ts';

/** An event of the log with the fields that identify its transitions. */
export interface Told {
  readonly version: number;
  readonly type: string;
  /** Previous and next main state; null before the first event. */
  readonly from: string | null;
  readonly to: string;
  /** States reached in other regions, by region. */
  readonly changes: Readonly<Record<string, string>>;
  /** UTC ISO. */
  readonly occurredAt: string;
}

/** A transition of an event in one region; equal states mean that the aggregate stayed there. */
export interface Step {
  readonly region: string;
  readonly from: string | null;
  readonly to: string;
  /** Milliseconds in the previous state; null without one. */
  readonly waited: number | null;
}

/** Current states of an aggregate, and its path. */
export interface Course {
  readonly version: number;
  /** State and its start time, by region. */
  readonly states: Readonly<Record<string, readonly [state: string, since: string]>>;
  /** States of the main region, in order. */
  readonly path: readonly string[];
  readonly beganAt: string;
}

/** Maximum number of states in a path; later ones are omitted. */
const LONGEST_PATH = 64;
const GOES_ON = '…';

const further = (path: readonly string[], to: string): readonly string[] =>
  path.at(-1) === GOES_ON ? path : [...path, path.length < LONGEST_PATH ? to : GOES_ON];

/** Returns the regions of an event's transitions: those that declare it, and those that it changed. */
const regionsOf = ({ structure }: AggregateType, { type, from, to, changes }: Told): string[] => {
  const regions = structure.regionsByEvent.get(type) ?? [];
  return structure.regions.filter(
    (region) =>
      regions.includes(region) ||
      Object.hasOwn(changes, region) ||
      (region === structure.main && (from !== to || regions.length === 0)),
  );
};

/** Returns null for the state before the first event. */
const seen = ({ structure }: AggregateType, state: string): string | null =>
  structure.states.get(state)?.meta.absent === true ? null : state;

/** Returns the steps of an event and the course after it; `before` is null for the first event. */
export function stepsOf(
  aggregateType: AggregateType,
  before: Course | null,
  event: Told,
): { readonly steps: readonly Step[]; readonly after: Course } {
  const { structure } = aggregateType;
  const { main } = structure;
  const states: Record<string, readonly [string, string]> = { ...before?.states };
  for (const region of structure.regions)
    states[region] ??= [region === main ? event.to : (structure.initial[region] ?? ''), event.occurredAt];
  const steps = regionsOf(aggregateType, event).map((region): Step => {
    const [at, since] = states[region] ?? ['', event.occurredAt];
    const left = region === main ? event.from : seen(aggregateType, at);
    const to = region === main ? event.to : (event.changes[region] ?? at);
    const waited =
      left === null || before === null ? null : Math.max(0, Date.parse(event.occurredAt) - Date.parse(since));
    if (left !== to) states[region] = [to, event.occurredAt];
    return { region, from: left, to, waited };
  });
  const moved = before === null || event.from !== event.to;
  return {
    steps,
    after: {
      version: event.version,
      states,
      path: moved ? further(before?.path ?? [], event.to) : before.path,
      beganAt: before?.beganAt ?? event.occurredAt,
    },
  };
}

/** Returns true if the state is final. */
export const isOver = ({ structure }: AggregateType, state: string): boolean =>
  structure.states.get(state)?.meta.final === true;
