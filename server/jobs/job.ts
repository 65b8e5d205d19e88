/** What a job is given to work with. */
export interface Working {
  /** UTC ISO instant at which the run began. */
  readonly now: string;
  /** Number of the run in the history: no two runs share it. */
  readonly run: number;
  /** Who asked for it; null where the clock did. */
  readonly askedBy: string | null;
  /** Aborted when the server stops, or when the run was taken over by another process. */
  readonly signal: AbortSignal;
}

/** Counts of what a run did, by name. */
export type JobResult = Readonly<Record<string, number>>;

/** Work that comes again by the clock. It must bear being done twice at once: a process may die, or be slow to notice. */
export interface Job {
  /** The message `job.<name>` says what it does. */
  readonly name: string;
  /** When it is due next, as a UTC ISO instant later than the given one. */
  next(after: string): string;
  /** When it is due where it never ran; at once unless said. */
  first?(now: string): string;
  /** After a failure it waits for its next time; else it is tried again soon. */
  readonly waits?: boolean;
  work(working: Working): Promise<JobResult>;
}
