import { relative } from 'node:path';
import type { PartResult } from './part.ts';
import type { Outcome } from './outcome.ts';
import { REFERENCE_MS } from './speed.ts';
import { keyOf, UNSTEADY } from './unsteady.ts';

const SLOWEST = 10;

/** Outcome of a whole run. */
export interface Run {
  readonly parts: readonly PartResult[];
  readonly failed: readonly Outcome[];
  readonly unsteady: readonly Outcome[];
  /** Seconds since the command began, and the figure of the machine. */
  readonly seconds: number;
  readonly speed: number;
}

const named = (tests: readonly Outcome[]): string[] => tests.map((test) => `  ${keyOf(test)}`);

/** Returns the report of a run; its last line counts what passed and what failed. */
export function summaryOf({ parts, failed, unsteady, seconds, speed }: Run): string {
  const slowest = parts
    .flatMap(({ tests }) => tests)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  const passed = parts.reduce((sum, part) => sum + part.passed, 0) + unsteady.length;
  return [
    'Seconds of each part (parts run side by side):',
    ...parts.map((part) => `  ${part.seconds.toFixed(0).padStart(5)}  ${part.name}`),
    'Slowest tests:',
    ...slowest.map((test) => `  ${test.seconds.toFixed(1).padStart(7)}  ${keyOf(test)}`),
    `Machine: ${speed.toFixed(0)} ms for the fixed loop (${REFERENCE_MS} ms where docs/testing.md was measured); whole run: ${seconds.toFixed(0)} s.`,
    ...(unsteady.length === 0
      ? []
      : [
          `Unsteady, failed beside others and passed alone (kept in ${relative(process.cwd(), UNSTEADY)}):`,
          ...named(unsteady),
        ]),
    ...(failed.length === 0 ? [] : ['Failed:', ...named(failed)]),
    `${passed} passed, ${failed.length} failed`,
  ].join('\n');
}
