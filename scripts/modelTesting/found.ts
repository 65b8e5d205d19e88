import { existsSync, readdirSync } from 'node:fs';
import type { Exceptions } from './exceptions.ts';
import type { Fixtures } from './situation.ts';

/** Folder of the suites of record types, with their fixtures. */
const MACHINES = new URL('../../tests/machines/', import.meta.url);

/** Returns the folder of an aggregate type's tests. */
export const folderOf = (aggregateType: string): URL => new URL(`${aggregateType}/`, MACHINES);

/** Returns true if an aggregate type's tests have fixtures. */
export const hasFixtures = (aggregateType: string): boolean =>
  existsSync(new URL('fixtures/index.ts', folderOf(aggregateType)));

/** Returns every aggregate type with a suite, by name. */
export const suitesFound = (): string[] => readdirSync(MACHINES).filter(hasFixtures).toSorted();

/** Loads the fixtures of an aggregate type: payloads, lookups and people. */
export async function fixturesOf(aggregateType: string): Promise<Fixtures> {
  const { fixtures } = (await import(new URL('fixtures/index.ts', folderOf(aggregateType)).href)) as {
    fixtures: Fixtures;
  };
  return fixtures;
}

/** Loads the exceptions of an aggregate type; empty without a file. */
export async function exceptionsOf(aggregateType: string): Promise<Exceptions> {
  const place = new URL('exceptions.ts', folderOf(aggregateType));
  return existsSync(place) ? ((await import(place.href)) as Exceptions) : {};
}
