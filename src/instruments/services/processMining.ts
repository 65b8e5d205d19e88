import type { InputOf, ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/processMining.ts';
import { writeTransitions, type TransitionName } from '#machines/transitionNames.ts';
import { call, type AskOptions } from '#services/http.ts';

/** Narrows process mining to Myanmar days (both included), a branch, a role, a version of the machine. */
export interface ProcessMiningFilter {
  readonly from?: string;
  readonly to?: string;
  readonly branch?: string;
  readonly role?: string;
  readonly version?: string;
}

/** Counts of taken and refused transitions of a machine; durations in milliseconds. */
export type ProcessMining = ReplyOf<typeof calls.readProcessMining>;
/** A transition that was taken: how often, and how long records had been where it begins, milliseconds. */
export type TakenTransition = ProcessMining['ways'][number];
/** Attempts that were refused in a state; `declared` where the machine has such a transition at all. */
export type RefusedTransition = ProcessMining['refused'][number];

interface OfMachine {
  readonly machine: string;
  readonly filter: ProcessMiningFilter;
}
interface Listed extends OfMachine {
  readonly ways: readonly TransitionName[];
  readonly pageNum: number;
  readonly pageSize: number;
}

const listed = ({
  machine,
  filter,
  ways: transitions,
  pageNum,
  pageSize,
}: Listed): InputOf<typeof calls.readSteps> => ({
  params: { machine },
  query: { ...filter, ways: writeTransitions(transitions), pageNum, pageSize },
});

/** Reads the counts of taken and refused transitions of a machine. */
export const readProcessMining = ({ machine, filter }: OfMachine, options?: AskOptions): Promise<ProcessMining> =>
  call(calls.readProcessMining, { params: { machine }, query: filter }, options);

/** The events behind a count. */
export const readSteps = (wanted: Listed, options?: AskOptions) => call(calls.readSteps, listed(wanted), options);

/** The refused attempts behind a count. */
export const readAttempts = (wanted: Listed, options?: AskOptions) => call(calls.readAttempts, listed(wanted), options);

/** Variants, waiting times and routes of a machine's records; times in milliseconds. */
export type Process = ReplyOf<typeof calls.readProcess>;

/** Selection of a machine's cases: of a variant, in a state, on a route. */
export interface CaseChoice {
  readonly variant?: string;
  readonly state?: string;
  readonly at?: string;
  readonly origin?: string;
  readonly destination?: string;
  readonly open?: 'true';
}

interface Cases extends OfMachine {
  readonly choice: CaseChoice;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Variants, times between states, where records wait, and their routes. */
export const readProcess = ({ machine, filter }: OfMachine, options?: AskOptions): Promise<Process> =>
  call(calls.readProcess, { params: { machine }, query: filter }, options);

/** The records behind a figure of the process. */
export const readCases = ({ machine, filter, choice, pageNum, pageSize }: Cases, options?: AskOptions) =>
  call(calls.readCases, { params: { machine }, query: { ...filter, ...choice, pageNum, pageSize } }, options);
