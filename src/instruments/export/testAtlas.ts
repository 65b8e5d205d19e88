/** How tests are told apart: of the machine alone, over HTTP and a database, through a browser, and made by a generator. */
export const LEVELS = ['pure', 'generated', 'server', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

/** Tests that exercised something: how many, how many of them failed, and the first of them by their places in the list. */
export interface Exercise {
  readonly count: number;
  readonly failed: number;
  readonly shown: readonly number[];
}

/** What the tests of a level exercised of one machine. */
export interface LevelAtlas {
  /** When the oldest and the latest of its tests were run, UTC ISO. */
  readonly from: string;
  readonly to: string;
  readonly files: number;
  readonly tests: readonly { readonly file: string; readonly name: string; readonly passed: boolean }[];
  /** By state and event. */
  readonly ways: Readonly<Record<string, Exercise>>;
  /** By rule: held on a way taken, and named by a refusal. */
  readonly kept: Readonly<Record<string, Exercise>>;
  readonly refused: Readonly<Record<string, Exercise>>;
}

/** Faults put in on purpose: how many were noticed, how many change nothing, how many nobody noticed. */
export interface Faults {
  readonly noticed: number;
  readonly equivalent: number;
  readonly unnoticed: number;
}

/** The tests of one machine, as they were run: for each way and rule which of them exercised it, and which faults they noticed. */
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
