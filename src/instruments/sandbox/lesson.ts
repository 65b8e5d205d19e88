import { z } from 'zod';
import { playerOf } from './people.ts';
import { take, type Outcome, type Step } from './run.ts';
import { aggregateTypeOfEvent, type Happened, type Sandbox } from './world.ts';

const words = z.strictObject({ en: z.string().trim().min(1).max(1000), zh: z.string().trim().min(1).max(1000) });
/**
 * Name of an aggregate in a lesson, such as `parcel`; a payload names it as `$parcel`, and a person as `@courier@YGN`.
 */
const aggregateName = z.string().regex(/^[a-z][A-Za-z0-9]*$/);

const doing = z.strictObject({
  /** The part to take. */
  by: z.string().max(80),
  type: z.string().max(128),
  /** The aggregate it is done to; null for one to come. */
  on: aggregateName.nullable(),
  data: z.record(z.string(), z.unknown()),
  /** Name of the aggregate to be created. */
  as: aggregateName.optional(),
  /** Names of aggregates created by its reactions, by machine. */
  born: z.record(z.string(), aggregateName).optional(),
});
const waiting = z.strictObject({
  /** Event that the clock raises, with the name of its aggregate, if any; null for time alone. */
  until: z.string().max(128).nullable(),
  minutes: z.int().min(1).max(525_600),
  born: z.record(z.string(), aggregateName).optional(),
});
const deed = z.union([doing, waiting]);

/** A lesson as data: what has happened before, and what is to be done, step by step. */
export const lessonSchema = z.strictObject({
  id: z.string().regex(/^[a-z][A-Za-z0-9-]{0,59}$/),
  title: words,
  about: words,
  /** Done before it begins. */
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
/** Ids of aggregates by what a lesson calls them. */
export type Names = ReadonlyMap<string, string>;

/** A payload with the ids of the aggregates and people that it names. */
function resolved(value: unknown, sandbox: Sandbox, names: Names): unknown {
  if (typeof value === 'string') {
    if (value.startsWith('$')) return names.get(value.slice(1)) ?? value;
    return value.startsWith('@') ? (playerOf(sandbox, value.slice(1))?.id ?? value) : value;
  }
  if (Array.isArray(value)) return value.map((one) => resolved(one, sandbox, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner, sandbox, names)]));
}

/** A deed as a step of a run. */
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

/** The event that shows that a deed is done; null while it is not. */
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

/** The names of a lesson after a deed is done: of the aggregate it made, and of those that followed. */
function named(what: Deed, proof: Happened | 'time', events: readonly Happened[], names: Names): Names {
  const after = new Map(names);
  if ('as' in what && what.as !== undefined && proof !== 'time') after.set(what.as, proof.id);
  for (const [machine, name] of Object.entries(what.born ?? {})) {
    const born = events.find((event) => event.machine === machine && event.version === 1);
    if (born) after.set(name, born.id);
  }
  return after;
}

/**
 * Starts a lesson: proposes its past events and names their aggregates. Throws where the present machines refuse one.
 */
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

/** Progress of a person in a lesson. */
export interface Progress {
  /** The step at hand; the number of steps when all are done. */
  readonly at: number;
  readonly names: Names;
  /** For each step begun, tries that were refused, and deeds that were allowed but not asked for. */
  readonly wrong: readonly number[];
  /** The last try, if it was refused. */
  readonly lastRefused: Outcome['refused'];
}

/** Progress of a run in a lesson. */
export function progressOf(lesson: Lesson, names: Names, outcomes: readonly Outcome[]): Progress {
  const wrong = lesson.steps.map(() => 0);
  let [at, known]: [number, Names] = [0, names];
  let lastRefused: Outcome['refused'] = null;
  for (const outcome of outcomes) {
    const step = lesson.steps[at];
    if (!step) break;
    lastRefused = outcome.refused;
    const proof = proofOf(step.do, outcome, known);
    if (proof !== null) {
      known = named(step.do, proof, outcome.events, known);
      at += 1;
    } else if (outcome.refused || outcome.step.kind === 'act') {
      wrong[at] = (wrong[at] ?? 0) + 1;
    }
  }
  return { at, names: known, wrong, lastRefused };
}

const POINTS = 3;

/** Of a hundred: a step counts fully when it was done at once, less for each wrong try or hint, but never nothing. */
export function scoreOf(lesson: Lesson, { wrong, at }: Progress, hinted: ReadonlySet<number>): number {
  const points = lesson.steps.slice(0, at).map((_, index) => {
    const lost = (wrong[index] ?? 0) + (hinted.has(index) ? 1 : 0);
    return Math.max(1, POINTS - lost);
  });
  return Math.round((100 * points.reduce((sum, one) => sum + one, 0)) / (POINTS * lesson.steps.length));
}

/** Returns true if a lesson names existing events only. */
export const unknownEvents = ({ before, steps }: Lesson): string[] =>
  [...before, ...steps.map((step) => step.do)].flatMap((what) => {
    const type = 'minutes' in what ? what.until : what.type;
    return type === null || aggregateTypeOfEvent(type) ? [] : [type];
  });
