import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { transitionsOfAll } from '#machines/kit/describe.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { order } from '#machines/order/index.ts';
import { readTransitions, writeTransitions } from '#machines/catalogue/transitionNames.ts';
import type { ProcessMining } from '#instruments/services/processMining.ts';
import { regionOf } from '#instruments/model/machine/say.ts';
import { onePhase, phaseMap, phasesOf, stateMap } from '#instruments/model/map/build.ts';
import { heatOf, namesByNumber } from '#instruments/model/processMining/heat.ts';
import { processMiningLines, sorted } from '#instruments/model/processMining/lines.ts';

const { main } = order.structure;
const EVERYTHING = { kind: 'all', permissions: null } as const;
const NONE: ProcessMining = { followed: { number: 0, log: 0 }, ways: [], refused: [] };

const taken = (from: string | null, event: string, count: number, median: number | null = null, region = main) => ({
  region,
  from,
  event,
  count,
  median,
  p90: median,
});
const refused = (from: string | null, event: string, count: number, declared = true) => ({
  from,
  event,
  declared,
  count,
  rules: [],
});

describe('the machine and what was done', () => {
  test('every transition of the machine is listed once beside what was done, never taken while nothing was done', () => {
    const lines = processMiningLines(order, NONE, EVERYTHING);
    expect(lines.length).toBe(transitionsOfAll(order).length);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    expect(lines.every(({ standing, count }) => standing === 'law' && count === 0)).toBe(true);
  });

  test('transitions that the present machine lacks stay listed, whether done or only tried', () => {
    const processMining = {
      ...NONE,
      ways: [taken('longGone', 'order.collected', 3), taken('pendingAcceptance', 'order.cancelled', 2)],
      refused: [
        refused('pendingAcceptance', 'order.signed', 4, false),
        refused('pendingAcceptance', 'order.cancelled', 1),
      ],
    };
    const lines = processMiningLines(order, processMining, EVERYTHING);
    expect(lines.filter(({ standing }) => standing === 'past')).toMatchObject([{ from: 'longGone', count: 3 }]);
    expect(lines.filter(({ standing }) => standing === 'unknown')).toMatchObject([
      { event: 'order.signed', refusals: 4 },
    ]);
    const cancelled = lines.filter((line) => line.from === 'pendingAcceptance' && line.event === 'order.cancelled');
    expect(cancelled.find(({ region }) => region === main)).toMatchObject({ count: 2, refusals: 1, standing: 'law' });
    // Every method of counting counts each event exactly once.
    expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  });

  test('filtering by a kind of event narrows what was done as it narrows the machine', () => {
    const processMining = { ...NONE, ways: [taken('x', 'order.collected', 3)], refused: [] };
    const lines = processMiningLines(order, processMining, { kind: 'money', permissions: null });
    expect(lines.every(({ event }) => order.events[event]?.money)).toBe(true);
  });

  test('the list of transitions is sorted with the most first, and what has no time comes last', () => {
    const transitions = [
      taken('inStorage', 'order.packed', 5, 10),
      taken('pendingAcceptance', 'order.cancelled', 9, 700),
    ];
    const lines = processMiningLines(order, { ...NONE, ways: transitions }, EVERYTHING);
    expect(
      sorted(lines, 'count')
        .slice(0, 2)
        .map(({ count }) => count),
    ).toEqual([9, 5]);
    expect(sorted(lines, 'median')[0]?.median).toBe(700);
    expect(sorted(lines, 'median').at(-1)?.median).toBeNull();
    expect(sorted(lines, 'law')).toEqual(lines);
  });

  test('transitions are written in an address and read again', () => {
    const transitions = [
      { from: null, event: 'order.created' },
      { from: 'exception.none', event: 'order.damageReported' },
    ];
    expect(readTransitions(writeTransitions(transitions))).toEqual(transitions);
    expect(readTransitions('nonsense')).toEqual([]);
  });
});

describe('the heat of a map', () => {
  const moves = transitionsOfAll(order).flatMap(({ region, from, event, to }) =>
    region === main && typeof to === 'string' && to !== from ? [{ from, event, to }] : [],
  );
  /** Counts of transitions; each transition has a count of its own. */
  const processMining: ProcessMining = {
    ...NONE,
    ways: moves.map(({ from, event }, index) =>
      taken(order.structure.states.get(from)?.meta.absent ? null : from, event, index + 1, index),
    ),
  };
  const lines = processMiningLines(order, processMining, EVERYTHING);

  test.each([Number.POSITIVE_INFINITY, 3, 1])(
    'an opened phase on a heat map shows each move into it, within it and out of it once (gathered from %s on)',
    (gathering) => {
      for (const phase of phasesOf(order)) {
        const part = onePhase(order, phase);
        const heats = [...heatOf(order, stateMap(order, main, part, gathering), lines, 'count').values()];
        const told = heats.flatMap((heat) => heat.lines.map(({ key }) => key));
        const touching = moves.filter(({ from, to }) => part.states.includes(from) || part.states.includes(to));
        expect(new Set(told).size).toBe(told.length);
        const drawn = told.filter((key) =>
          touching.some((transition) => key === `${main} ${writeTransitions([nameOf(transition)])}`),
        );
        expect(drawn.length).toBe(touching.length);
        expect(Math.max(...heats.map(({ share }) => share))).toBe(1);
      }
    },
  );

  test('a line between phases, and a loop at one phase, of a heat map adds up the transitions of all their states', () => {
    const map = phaseMap(order, Number.POSITIVE_INFINITY);
    const heats = heatOf(order, map, lines, 'count');
    const phase = (state: string) => order.structure.states.get(state)?.meta.phase ?? null;
    const loops = map.edges.filter(({ from, to }) => from === to).map(({ from }) => from);
    expect(loops).toContain('phase transport');
    const between = moves.filter(({ from, to }) => phase(from) !== phase(to) || loops.includes(`phase ${phase(to)}`));
    const expected = between.reduce((sum, transition) => sum + (moves.indexOf(transition) + 1), 0);
    expect([...heats.values()].reduce((sum, { count }) => sum + count, 0)).toBe(expected);
  });

  test('the heat map names a line by the events that were done most, and by the declared ones where none was done', () => {
    const done = [
      taken('delivering', 'order.signed', 40),
      taken('delivering', 'order.lost', 90),
      taken('atStation', 'order.signedAtStation', 50),
      taken('atStation', 'order.returnSigned', 2),
    ];
    const map = phaseMap(order, Number.POSITIVE_INFINITY);
    const namedOf = namesByNumber(order, processMiningLines(order, { ...NONE, ways: done }, EVERYTHING), 'count');
    const nameOf = (id: string) => map.edges.filter((edge) => edge.id === id).map((edge) => namedOf(edge, map.nodes));
    expect(nameOf('phase delivery phase end')).toEqual([{ events: ['order.lost', 'order.signedAtStation'], more: 2 }]);
    expect(nameOf('phase storage phase transport')).toEqual([{ events: ['order.loaded'], more: 0 }]);
  });

  test('the heat map shows the least and the greatest time of a line’s transitions', () => {
    const heats = heatOf(order, phaseMap(order, Number.POSITIVE_INFINITY), lines, 'median');
    const many = [...heats.values()].find((heat) => heat.lines.length > 1);
    const medians = many?.lines.map(({ median }) => median ?? 0) ?? [];
    expect(many?.waited).toEqual({ least: Math.min(...medians), greatest: Math.max(...medians) });
  });
});

const nameOf = ({ from, event }: { from: string; event: string }) => ({
  from: order.structure.states.get(from)?.meta.absent ? null : from,
  event,
});

test.each(['en', 'zh'] as const)('every region of every machine has a name (%s)', async (language) => {
  const words = await loadWords(language);
  for (const aggregateType of Object.values<AggregateType>(aggregateTypes))
    for (const region of aggregateType.structure.regions)
      expect(regionOf(aggregateType, region, words)).not.toMatch(/^(?:region|machine)\./);
});
