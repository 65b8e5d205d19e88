/** Context of a run of a job. */
export interface Working {
  /** UTC ISO instant at which the run began. */
  readonly now: string;
  /** Number of the run in the history, unique. */
  readonly run: number;
  /** Staff id of the person who requested it; null if the schedule did. */
  readonly askedBy: string | null;
  /** Aborted when the server stops, or when another process took the run over. */
  readonly signal: AbortSignal;
}

/** Names of what runs count; the message `ui.tasks.count.<name>` says each. */
export const JOB_COUNTS = [
  'already',
  'bills',
  'captchas',
  'contents',
  'figures',
  'files',
  'found',
  'givenUp',
  'lives',
  'notices',
  'raised',
  'refused',
  'removed',
  'secrets',
  'sessions',
  'uploads',
] as const;

/** Counts of what a run did, by name. */
export type JobResult = Readonly<Partial<Record<(typeof JOB_COUNTS)[number], number>>>;

/** Scheduled work. Two processes may do it at once, because a dead or slow process loses its run to another. */
export interface Job {
  /** Name of the job; the message `job.<name>` describes it, `ui.tasks.job.<name>` is its title. */
  readonly name: string;
  /** Returns the next due time, as a UTC ISO instant later than the given one. */
  next(after: string): string;
  /** Returns the first due time; at once by default. */
  first?(now: string): string;
  /** True to wait for the next due time after a failure; by default it is tried again soon. */
  readonly waits?: boolean;
  work(working: Working): Promise<JobResult>;
}
