import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { uploadsIn } from '#machines/kit/upload.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { World } from '#modelTesting/world/world.ts';
import type { Scene, Step } from './scene.ts';

/** A step of a path in the generated file, with the planner's names. */
export interface ScriptStep {
  readonly by: string;
  readonly machine: string;
  readonly id: string | null;
  readonly type: string;
  readonly data: unknown;
  /** Files to upload before the step, by their names in the payload. */
  readonly files?: Readonly<Record<string, string>>;
  readonly fresh?: Readonly<Record<string, string>>;
  /** Recorded events in order: `<event> <machine>/<id>`. */
  readonly follows: readonly string[];
  /** Main states of the changed aggregates under test. */
  readonly states: readonly (readonly [id: string, state: string])[];
  /** True if the step registers a person who signs in later. */
  readonly signsIn?: true;
}

/** An initial entry of the world: how to find or create it on a server. */
export interface Found {
  readonly machine: string;
  readonly id: string;
  readonly by: Readonly<Record<string, unknown>>;
  readonly event: Readonly<Record<string, unknown>>;
}

/** Fields that identify numbered entries of a register. */
const KNOWN_BY: Readonly<Record<string, readonly string[]>> = {
  staff: ['username'],
  shelf: ['name', 'branch'],
  car: ['plateNumber'],
  carrier: ['name'],
  station: ['name', 'kind'],
  // Any question of a language works; those asked change on a server in use.
  question: ['language'],
};

/** Machine of notices, whose recipients depend on the staff of a server. */
const NOTICE = 'notice';
const tells = (type: string): boolean => type.startsWith(`${NOTICE}.`);

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Replaces instants by milliseconds after the proposal. */
const timed = (data: unknown, at: string): unknown =>
  JSON.parse(
    JSON.stringify(data, (_, value: unknown) =>
      typeof value === 'string' && INSTANT.test(value) ? `now ${Date.parse(value) - Date.parse(at)}` : value,
    ),
  );

const some = <Value extends object>(name: string, value: Value) =>
  Object.keys(value).length === 0 ? {} : { [name]: value };

/** Returns the last main state of each changed aggregate of a machine. */
const statesAfter = (
  { id: machine }: AggregateType,
  { world }: Scene,
  follows: Step['follows'],
): ScriptStep['states'] => {
  const found = new Map<string, string>();
  for (const { stream, version } of follows) {
    if (!stream.startsWith(`${machine}/`)) continue;
    const id = stream.slice(machine.length + 1);
    const recorded = world.log(machine, id).find((event) => event.version === version);
    if (recorded) found.set(id, recorded.to);
  }
  return [...found];
};

/** Returns a proposal as the generated file stores it. */
export function proposed({ by, machine, id, type, data, at, fresh }: Omit<Step, 'follows'>) {
  const files = uploadsIn(aggregateTypes[machine]?.events[type], data).map(
    ({ id: name, kind }) => [name, kind] as const,
  );
  return {
    by: by.username,
    machine,
    id,
    type,
    data: timed(data, at),
    ...some('files', Object.fromEntries(files)),
    ...some('fresh', fresh),
  };
}

/** Returns the steps of a scene, with the states of the aggregates under test. */
export const scripted = (aggregateType: AggregateType, scene: Scene): ScriptStep[] =>
  scene.steps.map(({ follows, ...step }) => ({
    ...proposed(step),
    follows: follows
      .filter(({ type: followed }) => !tells(followed) || aggregateType.id === NOTICE)
      .map(({ type: followed, stream }) => `${followed} ${stream}`),
    states: statesAfter(aggregateType, scene, follows),
    ...(scene.own !== undefined && step.type === 'staff.registered' ? { signsIn: true } : {}),
  }));

const textsIn = (value: unknown, into: Set<string>): void => {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) textsIn(inner, into);
};

/** Returns the initial entries of a world that the steps name. */
export function foundIn(world: World, all: readonly (readonly Pick<Step, 'data' | 'id'>[])[]): Found[] {
  const texts = new Set<string>();
  for (const { data, id } of all.flat()) textsIn([data, id], texts);
  return Object.entries(KNOWN_BY).flatMap(([machine, fields]) =>
    [...world.all(machine)].flatMap(({ id, context }): Found[] => {
      if (!texts.has(id)) return [];
      const lookups = context as Readonly<Record<string, unknown>>;
      const by = Object.fromEntries(fields.map((field) => [field, lookups[field]]));
      const [registered] = world.log(machine, id);
      return [{ machine, id, by, event: { type: registered?.type, ...(registered?.data as object) } }];
    }),
  );
}
