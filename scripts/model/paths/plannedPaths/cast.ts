import { z } from 'zod';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/aggregateTypes.ts';
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

/** Machines whose aggregates a machine's payloads name, or that of one event. */
export const namedBy = ({ id, events }: AggregateType, type?: string): string[] =>
  Object.entries(events)
    .filter(([own]) => type === undefined || own === type)
    .flatMap(([, { payload }]) =>
      fieldsOf(z.toJSONSchema(payload, { unrepresentable: 'any' })).flatMap((field) => machineNamed(id, field) ?? []),
    );

/** Machines whose events ask something of a machine. */
export const askersOf = (machine: string): string[] =>
  Object.values(aggregateTypes).flatMap(({ id, reactions }) =>
    reactions.some(({ to }) => to === machine) ? [id] : [],
  );

/**
 * Finds the machines needed to drive aggregates of one machine over a server, that one first. They are those whose
 * events create its aggregates, those it names, and theirs. Aggregates of the initial world stay unchanged.
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
