import type { Ride, Step } from './step.ts';

/** A step with its time. */
export interface Timed {
  /** Number of the order in the plan. */
  readonly order: number;
  /** Index of the step in its story. */
  readonly place: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly step: Step;
  /** Vehicle or bag of the step. */
  readonly ride?: Ride;
  readonly key?: string;
}
