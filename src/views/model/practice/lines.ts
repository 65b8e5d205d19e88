import { waysOfAll } from '#machines/kit/describe.ts';
import type { Noun } from '#machines/kit/noun.ts';
import type { Way } from '#machines/kit/structure.ts';
import { writeWays, type WayName } from '#machines/wayNames.ts';
import type { Practice } from '#services/practice.ts';
import { isInView, type Narrowing } from '../lookup.ts';

/** Why a line stands there: the law has the way; only the log has it; it was tried, and no law knows it. */
export type Standing = 'law' | 'past' | 'unknown';

/** One way of the law with what was done by it, or something done or tried beside the law. Milliseconds. */
export interface PracticeLine extends WayName {
  readonly key: string;
  readonly region: string | null;
  readonly way: Way | null;
  readonly standing: Standing;
  readonly count: number;
  readonly median: number | null;
  readonly p90: number | null;
  readonly refusals: number;
  readonly rules: Practice['refused'][number]['rules'];
}

/** The state before a life begins is none. */
const seen = ({ structure }: Noun, state: string): string | null =>
  structure.states.get(state)?.meta.absent === true ? null : state;

/** Every way of the law in view, taken or never taken, and whatever else was done or tried. */
export function practiceLines(noun: Noun, practice: Practice, narrowing: Narrowing): readonly PracticeLine[] {
  const taken = new Map(practice.ways.map((way) => [`${way.region} ${writeWays([way])}`, way]));
  const refused = new Map(practice.refused.map((way) => [writeWays([way]), way]));
  const lines = waysOfAll(noun)
    .filter(({ event }) => isInView(noun, event, narrowing))
    .map((way): PracticeLine => {
      const name = { from: seen(noun, way.from), event: way.event };
      const key = `${way.region} ${writeWays([name])}`;
      const done = taken.get(key);
      const against = refused.get(writeWays([name]));
      taken.delete(key);
      return {
        ...name,
        key,
        region: way.region,
        way,
        standing: 'law',
        count: done?.count ?? 0,
        median: done?.median ?? null,
        p90: done?.p90 ?? null,
        refusals: against?.count ?? 0,
        rules: against?.rules ?? [],
      };
    });
  const told = new Set(lines.map((line) => writeWays([line])));
  const past = [...taken.values()]
    .filter(({ event }) => isInView(noun, event, narrowing))
    .map(({ region, from, event, count, median, p90 }): PracticeLine => {
      const key = `${region} ${writeWays([{ from, event }])}`;
      return { key, region, from, event, way: null, standing: 'past', count, median, p90, refusals: 0, rules: [] };
    });
  const unknown = [...refused.values()]
    .filter((way) => !told.has(writeWays([way])) && isInView(noun, way.event, narrowing))
    .map(({ from, event, count, rules }): PracticeLine => {
      const key = `refused ${writeWays([{ from, event }])}`;
      return {
        key,
        region: null,
        from,
        event,
        way: null,
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

/** In the order of the law, or those with most first; what has no such number comes last. */
export const sorted = (lines: readonly PracticeLine[], by: SortKey): readonly PracticeLine[] =>
  by === 'law' ? lines : lines.toSorted((one, other) => (other[by] ?? -1) - (one[by] ?? -1));
