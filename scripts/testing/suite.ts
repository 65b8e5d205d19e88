import type { Ending } from '../command.ts';
import type { Outcome } from './outcome.ts';

/** Part of a suite that is run. */
export interface Selection {
  /** Files to leave out, because they have passed already. */
  readonly without?: ReadonlySet<string>;
  /** Tests to run, nothing else; of vitest their whole files. */
  readonly only?: readonly Pick<Outcome, 'file' | 'title'>[];
  /** Tests of one file whose title has this text. */
  readonly named?: { readonly file: string; readonly title: string };
  /** One worker, and three times the limits. */
  readonly alone?: boolean;
  /** Part of all tests, such as `2/4`. */
  readonly shard?: string;
}

/** A suite of tests with a runner of its own, which keeps a journal. */
export interface Suite {
  readonly name: string;
  /** True if its tests share processes and times with others: what fails is run again alone. */
  readonly isRepeated: boolean;
  /** Prepares what the suite needs; returns a problem, or null. */
  readonly prepare: () => Promise<string | null>;
  /** Runs the suite and keeps its journal and output in files. */
  readonly run: (selection: Selection, journal: string, log: string) => Promise<Ending>;
}

/** Factor of all limits of tests for one that is run alone. */
export const PATIENCE = '3';

/** Returns a title as a regular expression. */
export const literal = (title: string): string => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
