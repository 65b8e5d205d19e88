import { z } from 'zod';
import type { Noun } from '#machines/kit/noun.ts';
import { nouns } from '#machines/nouns.ts';
import { fixturesOf, hasFixtures } from '../../../../tests/support/model/found.ts';
import type { Fixtures } from '../../../../tests/support/model/situation.ts';
import { machineNamed } from '../../../../tests/support/world/calling.ts';
import type { World } from '../../../../tests/support/world/world.ts';

const fieldsOf = (schema: unknown): string[] => {
  const { properties = {}, items } = schema as { properties?: Record<string, unknown>; items?: unknown };
  return [
    ...Object.entries(properties).flatMap(([field, inner]) => [field, ...fieldsOf(inner)]),
    ...(items === undefined ? [] : fieldsOf(items)),
  ];
};

/** Machines whose lives a machine's payloads name, or that of one event. */
export const namedBy = ({ id, events }: Noun, type?: string): string[] =>
  Object.entries(events)
    .filter(([own]) => type === undefined || own === type)
    .flatMap(([, { payload }]) =>
      fieldsOf(z.toJSONSchema(payload, { unrepresentable: 'any' })).flatMap((field) => machineNamed(id, field) ?? []),
    );

/** Machines whose events ask something of a machine. */
export const askersOf = (machine: string): string[] =>
  Object.values(nouns).flatMap(({ id, reactions }) => (reactions.some(({ to }) => to === machine) ? [id] : []));

/**
 * The machines with which lives of another one are led over a server, that one first: those whose events bring some of its
 * own, those it names, and theirs. What is kept in the world from its beginning stays as it is.
 */
export function machinesWith(target: Noun, world: World): readonly string[] {
  const found = new Set([target.id]);
  for (const id of found) {
    const noun = nouns[id];
    for (const other of noun ? [...askersOf(id), ...namedBy(noun)] : [])
      if (hasFixtures(other) && [...world.all(other)].length === 0) found.add(other);
  }
  return [...found];
}

export const castOf = (target: Noun, world: World): Promise<readonly Fixtures[]> =>
  Promise.all(machinesWith(target, world).map(fixturesOf));
