import { describe, expect, it } from 'vitest';
import { toDirectedGraph, type DirectedGraphNode } from 'xstate/graph';
import english from '#i18n/en.json' with { type: 'json' };
import chinese from '#i18n/zh.json' with { type: 'json' };
import { chartMap } from '#instruments/model/charts/chartMap.ts';
import { chartOf, type Chart, type ChartRegion } from '#instruments/model/charts/chart.ts';
import { browserMachines } from '#machines/catalogue/browserMachines.ts';

const charts = Object.values(browserMachines).map((machine) => ({ machine, chart: chartOf(machine) }));

const nodesOf = (node: DirectedGraphNode): DirectedGraphNode[] => [node, ...node.children.flatMap(nodesOf)];

const regionNamed = (id: string): ChartRegion => {
  const region = charts.flatMap(({ chart }) => chart.regions).find((one) => one.id === id);
  if (!region) throw new Error(`There is no region ${id}.`);
  return region;
};

const idsOf = ({ id, regions }: Chart): string[] => [
  `chart.${id}`,
  `about.chart.${id}`,
  ...regions.flatMap((region) => [
    `chart.${id}.region.${region.id}`,
    ...region.states.map((state) => `chart.${id}.state.${region.id}.${state.id}`),
    ...region.transitions.flatMap(({ event, guard, effects }) => [
      ...(event === null ? [] : [`chart.${id}.event.${event}`]),
      ...(guard === null ? [] : [`chart.${id}.guard.${guard}`]),
      ...effects.map((effect) => `chart.${id}.effect.${effect}`),
    ]),
  ]),
];

describe('the charts of the browser', () => {
  it('the charts of the browser have every state and every edge that XState’s own graph has', () => {
    for (const { machine, chart } of charts) {
      const graph = nodesOf(toDirectedGraph(machine));
      const leaves = graph.filter(({ children }) => children.length === 0).map(({ stateNode }) => stateNode.key);
      expect(chart.regions.flatMap((region) => region.states.map(({ id }) => id))).toEqual(leaves);
      const edges = graph.flatMap((node) => node.edges.map(({ label }) => label.text)).toSorted();
      // XState's graph omits transitions that need no event.
      const transitions = chart.regions.flatMap((region) => region.transitions.flatMap(({ event }) => event ?? []));
      expect(transitions.toSorted()).toEqual(edges);
    }
  });

  it('the charts of the browser say guards, targets and effects as the machine has them', () => {
    const session = regionNamed('session');
    expect(session.initial).toBe('notBegun');
    expect(session.transitions.map(({ from, guard, to }) => [from, guard, to])).toEqual([
      [null, 'isOpen', 'open'],
      [null, 'isOver', 'over'],
      [null, null, 'notBegun'],
    ]);
    expect(regionNamed('hand').transitions[0]).toMatchObject({
      from: 'ready',
      event: 'scan.given',
      to: 'judging',
      effects: ['judge'],
    });
  });

  it('the charts of the browser have a word for everything in both languages, and no word too many', () => {
    const wanted = new Set(charts.flatMap(({ chart }) => idsOf(chart)));
    for (const messages of [english, chinese] as Readonly<Record<string, string>>[]) {
      expect([...wanted].filter((id) => !(id in messages))).toEqual([]);
      const own = Object.keys(messages).filter((id) => /^(about\.)?chart\.scanning/.test(id));
      expect(own.filter((id) => !wanted.has(id))).toEqual([]);
    }
  });

  it('the browser’s charts draw a transition from any state of a region as arrivals, and no transition that stays', () => {
    const { nodes, edges } = chartMap(regionNamed('session'));
    expect(nodes.filter(({ kind }) => kind === 'arrivals').map(({ of }) => of)).toEqual(['open', 'over', 'notBegun']);
    expect(edges.map(({ from, to }) => `${from} > ${to}`)).toContain('to open > open');
    expect(chartMap(regionNamed('sending')).edges.map(({ id }) => id)).toEqual([
      'start clear',
      'clear inProgress',
      'inProgress clear',
    ]);
  });
});
