import { existsSync, readdirSync } from 'node:fs';
import type { Exceptions } from './exceptions.ts';
import type { Fixtures } from './situation.ts';

const MACHINES = new URL('../../machines/', import.meta.url);

/** The folder of a noun's tests. */
export const folderOf = (noun: string): URL => new URL(`${noun}/`, MACHINES);

/** Whether a noun's tests know how to lead its lives. */
export const hasFixtures = (noun: string): boolean => existsSync(new URL('fixtures/index.ts', folderOf(noun)));

/** Every noun that has a suite, by name. */
export const suitesFound = (): string[] => readdirSync(MACHINES).filter(hasFixtures).toSorted();

/** The payloads, facts and people of a noun's tests, with which its lives are led anywhere. */
export async function fixturesOf(noun: string): Promise<Fixtures> {
  const { fixtures } = (await import(new URL('fixtures/index.ts', folderOf(noun)).href)) as { fixtures: Fixtures };
  return fixtures;
}

/** What of a noun cannot be shown; nothing where the noun says nothing. */
export async function exceptionsOf(noun: string): Promise<Exceptions> {
  const place = new URL('exceptions.ts', folderOf(noun));
  return existsSync(place) ? ((await import(place.href)) as Exceptions) : {};
}
