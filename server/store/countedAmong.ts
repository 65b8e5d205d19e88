import type pg from 'pg';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { Counted } from '#machines/queues/counted.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { mayRead } from '../access.ts';
import { countedOf, type CountedFigure } from './finance.ts';

const isReadBy =
  (actor: Actor) =>
  ({ machine }: Counted): boolean => {
    const aggregateType = aggregateTypes[machine];
    return aggregateType !== undefined && mayRead(actor, aggregateType);
  };

/** Counts those of the named figures whose lists the actor may read. */
export const countedAmong = <Name extends string>(
  pool: pg.Pool,
  columns: ReadonlyMap<string, ReadonlyMap<string, string>>,
  actor: Actor,
  names: readonly Name[],
  figures: Readonly<Record<Name, Counted>>,
): Promise<(CountedFigure & { readonly name: Name })[]> =>
  Promise.all(
    names
      .filter((name) => isReadBy(actor)(figures[name]))
      .map(async (name) => ({ name, ...(await countedOf(pool, columns, actor, figures[name])) })),
  );
