import type { Refusal } from '#i18n/say.ts';
import { system } from '#machines/kit/actor.ts';
import { explain } from '#machines/kit/explain.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Fields } from '../scan/desk.ts';
import type { Verdict } from '../scan/verdict/verdict.ts';
import type { FillDesk, Kind } from './desk.ts';
import type { FillerWorld } from './world.ts';

/** Judges here what the server has not been asked yet, as far as the branch's rows and what is filled tell. */
export function createForesight(
  desk: FillDesk,
  aggregate: () => Aggregate | null,
  world: Pick<FillerWorld, 'now' | 'rowOf'>,
) {
  const judged = (
    aggregateType: AggregateType,
    of: Aggregate,
    type: string,
    data: Fields,
    lookups: Fields,
  ): readonly Refusal[] => {
    const at = world.now();
    return explain(aggregateType, of, { type, id: of.id, data, actor: system, lookups, at, occurredAt: at }).refusals;
  };
  return {
    /** Expected result of putting something in. */
    put(kind: Kind, key: string): Verdict {
      const row = world.rowOf(kind.aggregateType.id, key);
      const filled = aggregate();
      if (!row || !filled) return { kind: 'asked' };
      const lookups = kind.lookupsOf(row, filled);
      const refusals = judged(
        kind.aggregateType,
        kind.aggregateOf(row),
        kind.put,
        { [desk.field]: filled.id },
        lookups,
      );
      if (refusals.length > 0) return { kind: 'refused', refusals };
      return kind.isKnown(lookups) ? { kind: 'done', result: desk.results.put } : { kind: 'asked' };
    },
    /** Refusals of taking something out, as far as the container shows them. */
    againstOut(kind: Kind, key: string): readonly Refusal[] {
      const { type, data } = kind.follows(key);
      const filled = aggregate();
      return filled ? judged(desk.aggregateType, filled, type, data, {}) : [];
    },
  };
}
