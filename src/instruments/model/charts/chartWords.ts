import type { Words } from '#i18n/words.ts';
import type { MapWords } from '../map/layout.ts';
import type { ChartRegion, ChartTransition } from './chart.ts';

type Speaker = Pick<Words, 'text'>;

const text = (words: Speaker, machine: string, rest: string): string => words.text<string>(`chart.${machine}.${rest}`);

export const stateText = (words: Speaker, machine: string, region: string, state: string): string =>
  text(words, machine, `state.${region}.${state}`);

export const eventText = (words: Speaker, machine: string, event: string | null): string =>
  event === null ? words.text('chart.always') : text(words, machine, `event.${event}`);

/** Returns the texts of one transition in a table; empty text for a missing part. */
export const transitionText = (
  words: Speaker,
  machine: string,
  { region, from, event, guard, to, effects }: ChartTransition,
) => ({
  from: from === null ? words.text('chart.anyState') : stateText(words, machine, region, from),
  event: eventText(words, machine, event),
  guard: guard === null ? '' : text(words, machine, `guard.${guard}`),
  to: to === null ? words.text('chart.stays') : stateText(words, machine, region, to),
  effects: effects.map((effect) => text(words, machine, `effect.${effect}`)),
});

/** Returns the texts of a region's map. */
export const chartMapWords = (words: Speaker, machine: string, { id }: ChartRegion): MapWords => ({
  node: ({ kind, of, members }) => {
    if (kind === 'arrivals') return words.text('ui.model.arrivals', { count: members.length });
    return of === null ? '' : stateText(words, machine, id, of);
  },
  edge: ({ events: [first, ...others] }) => {
    if (first === undefined) return '';
    const event = eventText(words, machine, first);
    return others.length === 0 ? event : words.text('ui.model.andMore', { event, more: others.length });
  },
});
