/** Levels of tests: the machine alone, HTTP with a database, a browser, and generated tests. */
export const LEVELS = ['pure', 'generated', 'server', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

/** Tests that exercised something: how many, how many of them failed, and the first of them by their places in the list. */
export interface Exercise {
  readonly count: number;
  readonly failed: number;
  readonly shown: readonly number[];
}

/** Exercises of one machine by the tests of a level. */
export interface LevelAtlas {
  /** Times of the oldest and the latest test run, UTC ISO. */
  readonly from: string;
  readonly to: string;
  readonly files: number;
  readonly tests: readonly { readonly file: string; readonly name: string; readonly passed: boolean }[];
  /** By state and event. */
  readonly ways: Readonly<Record<string, Exercise>>;
  /** By rule: kept on a taken transition, and named by a refusal. */
  readonly kept: Readonly<Record<string, Exercise>>;
  readonly refused: Readonly<Record<string, Exercise>>;
}

/** Faults put in on purpose: how many were noticed, how many change nothing, how many nobody noticed. */
export interface Faults {
  readonly noticed: number;
  readonly equivalent: number;
  readonly unnoticed: number;
}

/**
 * The last test runs of one machine: the tests that exercised each transition and rule, and the faults they noticed.
 */
export interface TestAtlas {
  readonly machine: string;
  /** Hash of the machine that was tested. */
  readonly hash: string;
  readonly levels: Readonly<Partial<Record<Level, LevelAtlas | undefined>>>;
  readonly mutation: {
    readonly at: string;
    /** Faults there are, and those tried. */
    readonly all: number;
    readonly tried: number;
    readonly ways: Readonly<Record<string, Faults>>;
    readonly rules: Readonly<Record<string, Faults>>;
  } | null;
}
