import { useMemo } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Words } from '#i18n/words.ts';
import { writeTransitions } from '#machines/catalogue/transitionNames.ts';
import { useWords } from '#views/language/words.tsx';
import type { PageState } from '../machine/usePage.ts';
import type { MapLayout } from '../map/layout.ts';
import type { HeatOf, ShownHeat } from '../map/MapSvg.tsx';
import { eventOf } from '../machine/say.ts';
import { heatOf, type EdgeHeat } from './heat.ts';
import type { Measure, ProcessMiningLine } from './lines.ts';

/** Returns the number of a line as drawn on the map. */
function textOf({ count, refusals, waited }: EdgeHeat, measure: Measure, words: Words): string {
  if (measure === 'refusals') return words.number(refusals);
  if (count === 0) return words.text('ui.practice.never');
  if (measure === 'count') return words.number(count);
  if (!waited) return '–';
  const least = words.duration(waited.least);
  const greatest = words.duration(waited.greatest);
  return least === greatest ? least : words.text('ui.practice.range', { least, greatest });
}

/** Returns the heat of a map's lines in the selected measure; null for the machine alone. */
export function useHeat(
  aggregateType: AggregateType,
  page: PageState,
  layout: MapLayout | null,
  processMining: readonly ProcessMiningLine[] | undefined,
): HeatOf | null {
  const words = useWords();
  const { measure } = page;
  const heats = useMemo(
    () => (processMining && layout ? heatOf(aggregateType, layout, processMining, measure) : null),
    [aggregateType, layout, processMining, measure],
  );
  if (!heats) return null;
  return ({ id }): ShownHeat | null => {
    const heat = heats.get(id);
    if (!heat) return null;
    const behind = measure === 'refusals' ? 'refusals' : 'steps';
    const amount = measure === 'refusals' ? heat.refusals : heat.count;
    const event = words.list([...new Set(heat.lines.map((line) => eventOf(line.event, words)))]);
    const isNever = measure !== 'refusals' && heat.count === 0;
    return {
      text: textOf(heat, measure, words),
      name: words.text(`ui.practice.open.${behind}`, { count: amount, event }),
      share: heat.share,
      look: isNever ? 'never' : measure === 'refusals' && heat.refusals > 0 ? 'refused' : 'done',
      open: amount === 0 ? null : () => page.show({ behind, ways: writeTransitions(heat.lines), page: null }),
    };
  };
}
