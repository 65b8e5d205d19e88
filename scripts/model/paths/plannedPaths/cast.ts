import { z } from 'zod';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { fixturesOf, hasFixtures } from '#modelTesting/found.ts';
import type { Fixtures } from '#modelTesting/situation.ts';
import { machineNamed } from '#modelTesting/world/calling.ts';
import type { World } from '#modelTesting/world/world.ts';

const fieldsOf = (schema: unknown): string[] => {
  const { properties = {}, items } = schema as { properties?: Record<string, unknown>; items?: unknown };
  return [
    ...Object.entries(properties).flatMap(([field, inner]) => [field, ...fieldsOf(inner)]),
    ...(items === undefined ? [] : fieldsOf(items)),
  ];
};

/** Returns the machines that a machine's payloads, or those of one event, name. */
export const namedBy = ({ id, events }: AggregateType, type?: string): string[] =>
  Object.entries(events)
    .filter(([own]) => type === undefined || own === type)
    .flatMap(([, { payload }]) =>
      fieldsOf(z.toJSONSchema(payload, { unrepresentable: 'any' })).flatMap((field) => machineNamed(id, field) ?? []),
    );

/** Returns the machines whose events have reactions at a machine. */
export const askersOf = (machine: string): string[] =>
  Object.values(aggregateTypes).flatMap(({ id, reactions }) =>
    reactions.some(({ to }) => to === machine) ? [id] : [],
  );

/**
 * Returns the machines of a plan on a server, the target first. They are those whose events cause its own, those it
 * names, and theirs. Initial registers of the world stay unchanged.
 */
export function machinesWith(target: AggregateType, world: World): readonly string[] {
  const found = new Set([target.id]);
  for (const id of found) {
    const aggregateType = aggregateTypes[id];
    for (const other of aggregateType ? [...askersOf(id), ...namedBy(aggregateType)] : [])
      if (hasFixtures(other) && [...world.all(other)].length === 0) found.add(other);
  }
  return [...found];
}

export const castOf = (target: AggregateType, world: World): Promise<readonly Fixtures[]> =>
  Promise.all(machinesWith(target, world).map(fixturesOf));
