import { existsSync, readdirSync } from 'node:fs';
import type { Exceptions } from './exceptions.ts';
import type { Fixtures } from './situation.ts';

/** The suites of the record types: each brings the payloads and people that lead its aggregates. */
const MACHINES = new URL('../../tests/machines/', import.meta.url);

/** The folder of an aggregate type's tests. */
export const folderOf = (aggregateType: string): URL => new URL(`${aggregateType}/`, MACHINES);

/** Returns true if an aggregate type's tests can drive its aggregates. */
export const hasFixtures = (aggregateType: string): boolean =>
  existsSync(new URL('fixtures/index.ts', folderOf(aggregateType)));

/** Every aggregate type that has a suite, by name. */
export const suitesFound = (): string[] => readdirSync(MACHINES).filter(hasFixtures).toSorted();

/** Payloads, lookups and people of an aggregate type's tests, with which its aggregates are driven anywhere. */
export async function fixturesOf(aggregateType: string): Promise<Fixtures> {
  const { fixtures } = (await import(new URL('fixtures/index.ts', folderOf(aggregateType)).href)) as {
    fixtures: Fixtures;
  };
  return fixtures;
}

/** Exceptions of an aggregate type; none where it declares none. */
export async function exceptionsOf(aggregateType: string): Promise<Exceptions> {
  const place = new URL('exceptions.ts', folderOf(aggregateType));
  return existsSync(place) ? ((await import(place.href)) as Exceptions) : {};
}
