import { z } from 'zod';
import { playerOf } from './people.ts';
import { take, type Attempt, type Outcome, type Step } from './run.ts';
import { aggregateTypeOfEvent, type Happened, type Sandbox } from './world.ts';

const words = z.strictObject({ en: z.string().trim().min(1).max(1000), zh: z.string().trim().min(1).max(1000) });
/**
 * Name of an aggregate in a lesson, as `parcel`. A payload refers to it as `$parcel`, to a person as `@courier@YGN`.
 */
const aggregateName = z.string().regex(/^[a-z][A-Za-z0-9]*$/);

const doing = z.strictObject({
  /** Part of the actor. */
  by: z.string().max(80),
  type: z.string().max(128),
  /** Aggregate of the event; null for a new one. */
  on: aggregateName.nullable(),
  data: z.record(z.string(), z.unknown()),
  /** Name of the new aggregate. */
  as: aggregateName.optional(),
  /** Names of resulting aggregates, by machine. */
  born: z.record(z.string(), aggregateName).optional(),
});
const waiting = z.strictObject({
  /** Event that the clock must reach, with the name of its aggregate if it has one; null for time alone. */
  until: z.string().max(128).nullable(),
  minutes: z.int().min(1).max(525_600),
  born: z.record(z.string(), aggregateName).optional(),
});
const deed = z.union([doing, waiting]);

/** A lesson as data: earlier events, and the steps to do. */
export const lessonSchema = z.strictObject({
  id: z.string().regex(/^[a-z][A-Za-z0-9-]{0,59}$/),
  title: words,
  about: words,
  /** Deeds done before the lesson begins. */
  before: z.array(deed).max(200),
  steps: z
    .array(z.strictObject({ text: words, hint: words, do: deed }))
    .min(1)
    .max(100),
});
export type Deed = z.infer<typeof deed>;
export interface Lesson extends Omit<z.infer<typeof lessonSchema>, 'before' | 'steps'> {
  readonly before: readonly Deed[];
  readonly steps: readonly z.infer<typeof lessonSchema>['steps'][number][];
}
/** Ids of aggregates by their names in a lesson. */
export type Names = ReadonlyMap<string, string>;

/** Replaces names of aggregates and people in a payload by ids. */
function resolved(value: unknown, sandbox: Sandbox, names: Names): unknown {
  if (typeof value === 'string') {
    if (value.startsWith('$')) return names.get(value.slice(1)) ?? value;
    return value.startsWith('@') ? (playerOf(sandbox, value.slice(1))?.id ?? value) : value;
  }
  if (Array.isArray(value)) return value.map((one) => resolved(one, sandbox, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner, sandbox, names)]));
}

/** Converts a deed to a step of a run. */
export const stepOf = (what: Deed, sandbox: Sandbox, names: Names): Step =>
  'minutes' in what
    ? { kind: 'wait', minutes: what.minutes }
    : {
        kind: 'act',
        by: what.by,
        type: what.type,
        id: what.on === null ? null : (names.get(what.on) ?? what.on),
        data: resolved(what.data, sandbox, names) as Record<string, unknown>,
      };

/** Returns the event that completes a deed; null while there is none. */
function proofOf(what: Deed, { events, step, refused }: Outcome, names: Names): Happened | 'time' | null {
  if (refused) return null;
  if ('minutes' in what) {
    if (what.until === null) return step.kind === 'wait' && step.minutes >= what.minutes ? 'time' : null;
    return events.find(({ type }) => type === what.until) ?? null;
  }
  const id = what.on === null ? null : names.get(what.on);
  return (
    events.find(
      (event) =>
        event.type === what.type &&
        event.actor.kind === 'person' &&
        (what.on === null ? event.version === 1 : event.id === id) &&
        step.kind === 'act' &&
        step.by.split('@')[0] === what.by.split('@')[0],
    ) ?? null
  );
}

/** Adds the names of the aggregate that a deed made and of those that followed. */
function named(what: Deed, proof: Happened | 'time', events: readonly Happened[], names: Names): Names {
  const after = new Map(names);
  if ('as' in what && what.as !== undefined && proof !== 'time') after.set(what.as, proof.id);
  for (const [machine, name] of Object.entries(what.born ?? {})) {
    const born = events.find((event) => event.machine === machine && event.version === 1);
    if (born) after.set(name, born.id);
  }
  return after;
}

/** Returns the beginning of a lesson: earlier deeds done, and their names. Throws if the machines refuse one. */
export function begin(lesson: Lesson, sandbox: Sandbox): { readonly sandbox: Sandbox; readonly names: Names } {
  let [now, names]: [Sandbox, Names] = [sandbox, new Map()];
  for (const what of lesson.before) {
    const outcome = take(now, stepOf(what, now, names));
    const proof = proofOf(what, outcome, names);
    if (proof === null)
      throw new Error(`${lesson.id}: ${JSON.stringify(what)} is not done: ${JSON.stringify(outcome.refused)}`);
    names = named(what, proof, outcome.events, names);
    now = outcome.after;
  }
  return { sandbox: now, names };
}

/** Progress of a run in a lesson. */
export interface Progress {
  /** Current step; the number of steps when all are done. */
  readonly at: number;
  readonly names: Names;
  /** Refusals of the last try, if any. */
  readonly lastRefused: Outcome['refused'];
  /** Deeds that were allowed and were not the step, as places in the run; those of the current step and earlier ones. */
  readonly astray: { readonly now: number | null; readonly first: number | null };
}

/** Returns true if a try was allowed and changed something, where the step asked for something else. */
const strays = (step: Lesson['steps'][number], { refused, step: done, events }: Outcome): boolean =>
  refused === null && (done.kind !== 'wait' || (events.length > 0 && !('minutes' in step.do)));

/** Returns the progress of a run in a lesson. */
export function progressOf(lesson: Lesson, names: Names, outcomes: readonly Outcome[]): Progress {
  let [at, known]: [number, Names] = [0, names];
  let lastRefused: Outcome['refused'] = null;
  let [now, first]: [number | null, number | null] = [null, null];
  for (const [place, outcome] of outcomes.entries()) {
    const step = lesson.steps[at];
    if (!step) break;
    lastRefused = outcome.refused;
    const proof = proofOf(step.do, outcome, known);
    if (proof !== null) {
      known = named(step.do, proof, outcome.events, known);
      at += 1;
      now = null;
    } else if (strays(step, outcome)) {
      now ??= place;
      first ??= place;
    }
  }
  return { at, names: known, lastRefused, astray: { now, first } };
}

/** Returns the place of the first deed to undo, if a deed beside the lesson is in its way; null if none is. */
export const inTheWay = ({ lastRefused, astray: { now, first } }: Progress): number | null =>
  now !== null || lastRefused !== null ? first : null;

/**
 * Returns the wrong tries at each step: refusals, deeds that were allowed and were not the step, and undoing the step
 * itself, which shows when it is done again.
 */
export function wrongOf(lesson: Lesson, names: Names, attempts: readonly Attempt[]): readonly number[] {
  const wrong = lesson.steps.map(() => 0);
  const done = new Set<number>();
  for (const { outcome, before } of attempts) {
    const { at, names: known } = progressOf(lesson, names, before);
    const step = lesson.steps[at];
    if (!step) continue;
    const isDone = proofOf(step.do, outcome, known) !== null;
    const isWrong = isDone ? done.has(at) : outcome.refused !== null || strays(step, outcome);
    if (isDone) done.add(at);
    if (isWrong) wrong[at] = (wrong[at] ?? 0) + 1;
  }
  return wrong;
}

const POINTS = 3;

/** Returns a score of at most 100. Each wrong try or hint reduces a step's points, but never to zero. */
export function scoreOf(
  lesson: Lesson,
  { at }: Progress,
  wrong: readonly number[],
  hinted: ReadonlySet<number>,
): number {
  const points = lesson.steps.slice(0, at).map((_, index) => {
    const lost = (wrong[index] ?? 0) + (hinted.has(index) ? 1 : 0);
    return Math.max(1, POINTS - lost);
  });
  return Math.round((100 * points.reduce((sum, one) => sum + one, 0)) / (POINTS * lesson.steps.length));
}

/** Returns the event types of a lesson that no machine declares. */
export const unknownEvents = ({ before, steps }: Lesson): string[] =>
  [...before, ...steps.map((step) => step.do)].flatMap((what) => {
    const type = 'minutes' in what ? what.until : what.type;
    return type === null || aggregateTypeOfEvent(type) ? [] : [type];
  });
