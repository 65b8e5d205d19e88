import { transitionsOfAll } from '#machines/kit/describe.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Transition } from '#machines/kit/structure.ts';
import { writeTransitions, type TransitionName } from '#machines/catalogue/transitionNames.ts';
import type { ProcessMining } from '#instruments/services/processMining.ts';
import { isInView, type Narrowing } from '../lookup.ts';

/** Reason of a line: the machine has the transition, only the log has it, or an unknown attempt. */
export type Standing = 'law' | 'past' | 'unknown';

/** A transition of the machine with its numbers, or an event or attempt outside the machine. Times in milliseconds. */
export interface ProcessMiningLine extends TransitionName {
  readonly key: string;
  readonly region: string | null;
  readonly transition: Transition | null;
  readonly standing: Standing;
  readonly count: number;
  readonly median: number | null;
  readonly p90: number | null;
  readonly refusals: number;
  readonly rules: ProcessMining['refused'][number]['rules'];
}

/** Returns null for the state before the first event. */
const seen = ({ structure }: AggregateType, state: string): string | null =>
  structure.states.get(state)?.meta.absent === true ? null : state;

/** Returns every visible transition, taken or not, and every event or attempt outside the machine. */
export function processMiningLines(
  aggregateType: AggregateType,
  processMining: ProcessMining,
  narrowing: Narrowing,
): readonly ProcessMiningLine[] {
  const taken = new Map(
    processMining.ways.map((transition) => [`${transition.region} ${writeTransitions([transition])}`, transition]),
  );
  const refused = new Map(processMining.refused.map((transition) => [writeTransitions([transition]), transition]));
  const lines = transitionsOfAll(aggregateType)
    .filter(({ event }) => isInView(aggregateType, event, narrowing))
    .map((transition): ProcessMiningLine => {
      const name = { from: seen(aggregateType, transition.from), event: transition.event };
      const key = `${transition.region} ${writeTransitions([name])}`;
      const done = taken.get(key);
      const against = refused.get(writeTransitions([name]));
      taken.delete(key);
      return {
        ...name,
        key,
        region: transition.region,
        transition,
        standing: 'law',
        count: done?.count ?? 0,
        median: done?.median ?? null,
        p90: done?.p90 ?? null,
        refusals: against?.count ?? 0,
        rules: against?.rules ?? [],
      };
    });
  const listed = new Set(lines.map((line) => writeTransitions([line])));
  const past = [...taken.values()]
    .filter(({ event }) => isInView(aggregateType, event, narrowing))
    .map(({ region, from, event, count, median, p90 }): ProcessMiningLine => {
      const key = `${region} ${writeTransitions([{ from, event }])}`;
      return {
        key,
        region,
        from,
        event,
        transition: null,
        standing: 'past',
        count,
        median,
        p90,
        refusals: 0,
        rules: [],
      };
    });
  const unknown = [...refused.values()]
    .filter(
      (transition) =>
        !listed.has(writeTransitions([transition])) && isInView(aggregateType, transition.event, narrowing),
    )
    .map(({ from, event, count, rules }): ProcessMiningLine => {
      const key = `refused ${writeTransitions([{ from, event }])}`;
      return {
        key,
        region: null,
        from,
        event,
        transition: null,
        standing: 'unknown',
        count: 0,
        median: null,
        p90: null,
        refusals: count,
        rules,
      };
    });
  return [...lines, ...past, ...unknown];
}

export const MEASURES = ['count', 'median', 'refusals'] as const;
export type Measure = (typeof MEASURES)[number];

export const SORTS = ['law', ...MEASURES, 'p90'] as const;
export type SortKey = (typeof SORTS)[number];

/** Sorts by machine order, or by the highest number first; lines without the number come last. */
export const sorted = (lines: readonly ProcessMiningLine[], by: SortKey): readonly ProcessMiningLine[] =>
  by === 'law' ? lines : lines.toSorted((one, other) => (other[by] ?? -1) - (one[by] ?? -1));
