import type { InputOf, ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/processMining.ts';
import { writeTransitions, type TransitionName } from '#machines/catalogue/transitionNames.ts';
import { call, type AskOptions } from '#services/http.ts';

/** Filters process mining by days in Myanmar (both included), branch, role and machine version. */
export interface ProcessMiningFilter {
  readonly from?: string;
  readonly to?: string;
  readonly branch?: string;
  readonly role?: string;
  readonly version?: string;
}

/** Counts of taken and refused transitions of a machine; durations in milliseconds. */
export type ProcessMining = ReplyOf<typeof calls.readProcessMining>;
/** A taken transition: its count, and the time of records in its source state, milliseconds. */
export type TakenTransition = ProcessMining['ways'][number];
/** Refused attempts in a state; `declared` means that the machine has such a transition. */
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

/** Loads the counts of a machine's taken and refused transitions. */
export const readProcessMining = ({ machine, filter }: OfMachine, options?: AskOptions): Promise<ProcessMining> =>
  call(calls.readProcessMining, { params: { machine }, query: filter }, options);

/** Loads the events of a count. */
export const readSteps = (wanted: Listed, options?: AskOptions) => call(calls.readSteps, listed(wanted), options);

/** Loads the refused attempts of a count. */
export const readAttempts = (wanted: Listed, options?: AskOptions) => call(calls.readAttempts, listed(wanted), options);

/** Variants, waiting times and routes of a machine's records; times in milliseconds. */
export type Process = ReplyOf<typeof calls.readProcess>;

/** Choice of a machine's cases: a variant, a state or a route. */
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

/** Loads variants, times between states, waiting records and routes. */
export const readProcess = ({ machine, filter }: OfMachine, options?: AskOptions): Promise<Process> =>
  call(calls.readProcess, { params: { machine }, query: filter }, options);

/** Loads the records of a figure of the process. */
export const readCases = ({ machine, filter, choice, pageNum, pageSize }: Cases, options?: AskOptions) =>
  call(calls.readCases, { params: { machine }, query: { ...filter, ...choice, pageNum, pageSize } }, options);
