import * as z from 'zod/mini';
import { writeWays, type WayName } from '#machines/wayNames.ts';
import { ask, call, type AskOptions } from './http.ts';

/** What practice is narrowed to; Myanmar days, both included. */
export interface PracticeFilter {
  readonly from?: string;
  readonly to?: string;
  readonly branch?: string;
  readonly role?: string;
  readonly version?: string;
}

const text = z.nullable(z.string());
const milliseconds = z.nullable(z.number());

const taken = z.object({
  region: z.string(),
  from: text,
  event: z.string(),
  count: z.number(),
  median: milliseconds,
  p90: milliseconds,
});
const refused = z.object({
  from: text,
  event: z.string(),
  declared: z.boolean(),
  count: z.number(),
  rules: z.array(z.object({ rule: z.string(), count: z.number() })),
});

/** A way that was taken: how often, and how long lives had been where it begins, milliseconds. */
export type TakenWay = z.infer<typeof taken>;
/** Attempts that were refused in a state; `declared` where the machine has such a way at all. */
export type RefusedWay = z.infer<typeof refused>;

const practice = z.object({
  followed: z.object({ number: z.number(), log: z.number() }),
  ways: z.array(taken),
  refused: z.array(refused),
});
export type Practice = z.infer<typeof practice>;

interface Wish {
  readonly machine: string;
  readonly filter: PracticeFilter;
}
interface ListWish extends Wish {
  readonly ways: readonly WayName[];
  readonly pageNum: number;
  readonly pageSize: number;
}

const base = (machine: string): string => `api/practice/${encodeURIComponent(machine)}`;
const listQuery = ({ filter, ways, pageNum, pageSize }: ListWish): URLSearchParams =>
  new URLSearchParams({ ...filter, ways: writeWays(ways), pageNum: String(pageNum), pageSize: String(pageSize) });

const counts = call<Wish>()({
  method: 'GET',
  path: ({ machine, filter }) => `${base(machine)}?${new URLSearchParams({ ...filter })}`,
  answer: practice,
});

const step = z.object({
  number: z.number(),
  life: z.string(),
  version: z.number(),
  from: text,
  event: z.string(),
  to: z.string(),
  waited: milliseconds,
  branch: text,
  doneBy: z.string(),
  doneByName: text,
  at: z.string(),
});
const steps = call<ListWish>()({
  method: 'GET',
  path: (wish) => `${base(wish.machine)}/steps?${listQuery(wish)}`,
  answer: z.object({ records: z.array(step), total: z.number() }),
});

const attempt = z.object({
  position: z.number(),
  life: text,
  event: z.string(),
  rules: z.array(z.string()),
  branch: text,
  doneBy: z.string(),
  doneByName: text,
  at: z.string(),
});
const attempts = call<ListWish>()({
  method: 'GET',
  path: (wish) => `${base(wish.machine)}/refusals?${listQuery(wish)}`,
  answer: z.object({ records: z.array(attempt), total: z.number() }),
});

/** How often each way of a machine was taken and refused. */
export const readPractice = (wish: Wish, options?: AskOptions): Promise<Practice> => ask(counts, wish, options);

/** The events behind a count. */
export const readSteps = (wish: ListWish, options?: AskOptions) => ask(steps, wish, options);

/** The refused attempts behind a count. */
export const readAttempts = (wish: ListWish, options?: AskOptions) => ask(attempts, wish, options);

const times = { count: z.number(), median: milliseconds, p90: milliseconds };
const process = z.object({
  followed: z.object({ number: z.number(), log: z.number() }),
  cases: z.number(),
  over: z.number(),
  ways: z.number(),
  variants: z.array(z.object({ variant: z.string(), path: z.array(z.string()), over: z.number(), ...times })),
  pairs: z.array(z.object({ from: z.string(), to: z.string(), ...times })),
  waiting: z.array(
    z.object({
      state: z.string(),
      branch: text,
      now: z.number(),
      oldest: text,
      left: z.number(),
      median: milliseconds,
      p90: milliseconds,
    }),
  ),
  routes: z.nullable(z.array(z.object({ from: text, to: text, over: z.number(), ...times }))),
});

/** What process mining tells of a machine. Times in milliseconds. */
export type Process = z.infer<typeof process>;

/** Which cases of a machine: of a variant, in a state, on a route. */
export interface CaseChoice {
  readonly variant?: string;
  readonly state?: string;
  readonly at?: string;
  readonly origin?: string;
  readonly destination?: string;
  readonly open?: 'true';
}

interface CasesWish extends Wish {
  readonly choice: CaseChoice;
  readonly pageNum: number;
  readonly pageSize: number;
}

const processes = call<Wish>()({
  method: 'GET',
  path: ({ machine, filter }) => `${base(machine)}/process?${new URLSearchParams({ ...filter })}`,
  answer: process,
});

const cases = call<CasesWish>()({
  method: 'GET',
  path: ({ machine, filter, choice, pageNum, pageSize }) =>
    `${base(machine)}/cases?${new URLSearchParams({ ...filter, ...choice, pageNum: String(pageNum), pageSize: String(pageSize) })}`,
  answer: z.object({
    records: z.array(
      z.object({
        life: z.string(),
        version: z.number(),
        state: z.string(),
        since: z.string(),
        beganAt: z.string(),
        over: z.boolean(),
        branch: text,
      }),
    ),
    total: z.number(),
  }),
});

/** Variants, times between states, where lives wait, and their routes. */
export const readProcess = (wish: Wish, options?: AskOptions): Promise<Process> => ask(processes, wish, options);

/** The lives behind a figure of the process. */
export const readCases = (wish: CasesWish, options?: AskOptions) => ask(cases, wish, options);
