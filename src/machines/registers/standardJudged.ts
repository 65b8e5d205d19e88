import { z } from 'zod';
import { event } from '../kit/event.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';

const shape = {
  /** Number of the conflict with the standard company. */
  conflict: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** Side that the installation keeps. */
  keeps: z.enum(['own', 'standard']),
};

/** Lookups of a decision about a conflict with the standard company. */
interface StandardLookups {
  /** True if the named conflict, or any while none is named, is about this entry and open. */
  readonly conflictIsOpen: boolean;
}

/**
 * Makes the event of a register's entry that settles a conflict with the standard company (decision 80), with its rule.
 * The changes that a taken standard needs are events of their own, in the same transaction.
 */
export function standardJudged<const Id extends string>(id: Id, ...further: readonly string[]) {
  const type = `${id}.standardJudged`;
  const obeyed = ['conflictIsOpen', ...further];
  // The compiler types keys made by a template as strings.
  const named = <Value>(value: Value) => ({ [type]: value }) as unknown as Record<`${Id}.standardJudged`, Value>;
  return {
    events: named(event(null, shape)),
    rules: rulesOf<object, StandardLookups>(id)({
      conflictIsOpen: {
        source: 'ours: a difference with the standard company is settled once (decision 80)',
        lookups: ['conflictIsOpen'],
        holds: ({ lookups }: Judged<object, object, StandardLookups>): true | Values => lookups.conflictIsOpen || {},
      },
    }),
    evolve: {},
    registered: named(obeyed),
    retired: named(obeyed),
    kept: {},
  };
}
