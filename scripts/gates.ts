import { existsSync } from 'node:fs';

/** A check that passes or fails as a whole. */
export interface Gate {
  readonly name: string;
  /** A program of node_modules/.bin and its arguments. */
  readonly command: readonly [string, ...string[]];
}

const HOUSES = ['src', 'server', 'tests', 'e2e', 'bench', 'scripts'];

/** Checks that need neither a build nor a running program. */
export const GATES: readonly Gate[] = [
  // One program builds the types once for both: compiler errors and typed lint rules.
  { name: 'types and lint', command: ['oxlint', '--type-check'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'import directions', command: ['depcruise', ...HOUSES.filter(existsSync)] },
  { name: 'dead code', command: ['knip'] },
];

/** Size limits of the built console, checked after its build. */
export const SIZES: Gate = { name: 'sizes', command: ['node', 'scripts/sizes.ts'] };
