import * as z from 'zod/mini';
import { readTransitions } from '#machines/catalogue/transitionNames.ts';
import { contract } from './contract.ts';
import { maybe, ofMachine, paged, pageOf, text, versioned } from './shapes.ts';

/** Filters of process mining: Myanmar days of occurrence (both included), branch, role, version of the machine. */
const filter = {
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  branch: z.optional(text(1, 64)),
  role: z.optional(text(1, 64)),
  version: z.optional(versioned(1)),
};
const filtered = z.strictObject(filter);
export type ProcessMiningFilter = z.infer<typeof filtered>;

/** Most transitions of one request: those behind one edge of a map. */
const MOST_TRANSITIONS = 300;
/** Transitions as `state:event`, separated by commas; without a state for an event that creates a record. */
const transitions = z.pipe(
  z.string().check(z.maxLength(20_000), z.regex(/^[\w.]*:[\w.]+(?:,[\w.]*:[\w.]+)*$/)),
  z.transform(readTransitions).check(z.refine((found) => found.length <= MOST_TRANSITIONS)),
);

const milliseconds = z.nullable(z.number());
const followed = z.object({ number: z.number(), log: z.number() });

const taken = z.object({
  region: z.string(),
  from: maybe,
  event: z.string(),
  count: z.number(),
  median: milliseconds,
  p90: milliseconds,
});
const refused = z.object({
  from: maybe,
  event: z.string(),
  declared: z.boolean(),
  count: z.number(),
  rules: z.array(z.object({ rule: z.string(), count: z.number() })),
});

export const readProcessMining = contract({
  method: 'GET',
  path: '/api/practice/:machine',
  summary:
    'Counts how often each transition of a machine was taken, with the time spent in its source state (milliseconds), and its refused attempts by rule.',
  params: ofMachine,
  query: filtered,
  /** `followed`: the number of the last event counted, and of the last one in the log. */
  reply: z.object({ followed, ways: z.array(taken), refused: z.array(refused) }),
  errors: ['notFound'],
});

const step = z.object({
  number: z.number(),
  life: z.string(),
  version: z.number(),
  region: z.string(),
  from: maybe,
  event: z.string(),
  to: z.string(),
  waited: milliseconds,
  branch: maybe,
  doneBy: z.string(),
  doneByName: maybe,
  at: z.string(),
});

export const readSteps = contract({
  method: 'GET',
  path: '/api/practice/:machine/steps',
  summary: 'Lists the events that took some transitions, latest first.',
  params: ofMachine,
  query: z.strictObject({ ...filter, ways: transitions, ...paged }),
  reply: pageOf(step),
  errors: ['notFound'],
});

const attempt = z.object({
  position: z.number(),
  life: maybe,
  event: z.string(),
  rules: z.array(z.string()),
  branch: maybe,
  doneBy: z.string(),
  doneByName: maybe,
  at: z.string(),
});

export const readAttempts = contract({
  method: 'GET',
  path: '/api/practice/:machine/refusals',
  summary:
    'Lists the refused attempts at some transitions, latest first, with the rules but without the values that they read.',
  params: ofMachine,
  query: z.strictObject({ ...filter, ways: transitions, ...paged }),
  reply: pageOf(attempt),
  errors: ['notFound'],
});

export const readOcel = contract({
  method: 'GET',
  path: '/api/practice/:machine/ocel',
  summary: 'Exports the events of one machine that pass a filter as an object-centric event log (OCEL 2.0, JSON).',
  params: ofMachine,
  query: filtered,
  files: ['application/json'],
  errors: ['notFound'],
});

const ofOne = z.strictObject({ ...filter, id: z.optional(text(1, 64)) });

export const readEpcis = contract({
  method: 'GET',
  path: '/api/practice/:machine/epcis',
  summary:
    'Exports the events of parcels, bags and vehicles that pass a filter as EPCIS 2.0 events (JSON-LD); with an id, those of one parcel and of the bags and vehicles that it was put into.',
  params: ofMachine,
  query: ofOne,
  files: ['application/ld+json'],
  errors: ['notFound'],
});

const times = { count: z.number(), median: milliseconds, p90: milliseconds };

export const readProcess = contract({
  method: 'GET',
  path: '/api/practice/:machine/process',
  summary:
    "Returns the variants of a machine's records, the times in states and between branches, and the records waiting. Times in milliseconds.",
  params: ofMachine,
  query: filtered,
  reply: z.object({
    followed,
    cases: z.number(),
    over: z.number(),
    ways: z.number(),
    variants: z.array(z.object({ variant: z.string(), path: z.array(z.string()), over: z.number(), ...times })),
    pairs: z.array(z.object({ from: z.string(), to: z.string(), ...times })),
    waiting: z.array(
      z.object({
        state: z.string(),
        branch: maybe,
        now: z.number(),
        oldest: maybe,
        left: z.number(),
        median: milliseconds,
        p90: milliseconds,
      }),
    ),
    /** Null for records that are not transported. */
    routes: z.nullable(z.array(z.object({ from: maybe, to: maybe, over: z.number(), ...times }))),
  }),
  errors: ['notFound'],
});

const name = z.optional(text(1, 128));
const oneCase = z.object({
  life: z.string(),
  version: z.number(),
  state: z.string(),
  since: z.string(),
  beganAt: z.string(),
  over: z.boolean(),
  branch: maybe,
});

export const readCases = contract({
  method: 'GET',
  path: '/api/practice/:machine/cases',
  summary: 'Lists the records of one variant, in one state or on one route: longest waiting first, or latest first.',
  params: ofMachine,
  query: z.strictObject({
    ...filter,
    ...paged,
    variant: name,
    state: name,
    at: name,
    origin: name,
    destination: name,
    open: z.optional(z.stringbool()),
  }),
  reply: pageOf(oneCase),
  errors: ['notFound'],
});
