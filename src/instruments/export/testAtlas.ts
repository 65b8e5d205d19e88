/** Levels of tests: machine alone, made by a generator, over HTTP and a database, through a browser. */
export const LEVELS = ['pure', 'generated', 'server', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

/** Tests that exercised a transition or rule: count, failures and the indexes of the first tests. */
export interface Exercise {
  readonly count: number;
  readonly failed: number;
  readonly shown: readonly number[];
}

/** Coverage of one machine by the tests of a level. */
export interface LevelAtlas {
  /** Run time of the oldest and the latest test, UTC ISO. */
  readonly from: string;
  readonly to: string;
  readonly files: number;
  readonly tests: readonly { readonly file: string; readonly name: string; readonly passed: boolean }[];
  /** By state and event. */
  readonly ways: Readonly<Record<string, Exercise>>;
  /** By rule: satisfied on a transition, and named by a refusal. */
  readonly kept: Readonly<Record<string, Exercise>>;
  readonly refused: Readonly<Record<string, Exercise>>;
}

/** Injected faults: counts of noticed, equivalent and unnoticed ones. */
export interface Faults {
  readonly noticed: number;
  readonly equivalent: number;
  readonly unnoticed: number;
}

/** Test results of one machine: the tests of each transition and rule, and the faults noticed. */
export interface TestAtlas {
  readonly machine: string;
  /** Hash of the tested machine. */
  readonly hash: string;
  readonly levels: Readonly<Partial<Record<Level, LevelAtlas | undefined>>>;
  readonly mutation: {
    readonly at: string;
    /** Total faults, and those tried. */
    readonly all: number;
    readonly tried: number;
    readonly ways: Readonly<Record<string, Faults>>;
    readonly rules: Readonly<Record<string, Faults>>;
  } | null;
}
