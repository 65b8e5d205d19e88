import { describe, expect, test } from 'vitest';
import { movesOf } from '#machines/kit/moves.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { order } from '#machines/order/index.ts';
import { bigPackage } from '#machines/package/index.ts';
import { shipment } from '#machines/shipment/index.ts';
import { workOrder } from '#machines/workOrder/index.ts';
import { crossingsOf, labelOf, PLACE } from '#instruments/model/map/budget.ts';
import { around, onePhase, phaseMap, phasesOf, stateMap, wholeRegion } from '#instruments/model/map/build.ts';
import { GATHERINGS } from '#instruments/model/map/graph.ts';
import type { MapLayout, PlacedEdge } from '#instruments/model/map/layout.ts';
import { mainLineOf, usualStepsOf } from '#instruments/model/map/mainLine.ts';
import { declaredNames, namesInView } from '#instruments/model/map/mapWords.ts';
import { linesOf, widthOf } from '#instruments/model/map/measure.ts';
import { standingMaps } from '#instruments/model/map/standing.ts';
import { mayPropose } from '#instruments/model/lookup.ts';
import { roles } from '#server/company/roles.ts';
import { unnamedOn } from '../../../support/readOffMap.ts';

const all = Object.values<AggregateType>(aggregateTypes);
const pairs = (moves: readonly { readonly events: readonly string[] }[]): string[] => [
  ...new Set(moves.flatMap(({ events }) => events)),
];

describe('the standing maps of a machine', () => {
  test.each(all.map((aggregateType) => [aggregateType.id, aggregateType] as const))(
    'the standing maps of %s show every event that moves an aggregate, however much is gathered',
    (_, aggregateType) => {
      const moving = new Set(
        aggregateType.structure.regions.flatMap((region) => pairs(movesOf(aggregateType, region))),
      );
      for (const gathering of GATHERINGS) {
        const shown = new Set(standingMaps(aggregateType).flatMap(({ graph }) => pairs(graph(gathering).edges)));
        expect([...moving].filter((type) => !shown.has(type))).toEqual([]);
      }
    },
  );

  test('the standing maps of a machine have edges only between nodes that exist', () => {
    for (const aggregateType of all) {
      for (const { id, graph } of standingMaps(aggregateType)) {
        const { nodes, edges } = graph(4);
        const ids = new Set(nodes.map((node) => node.id));
        expect(ids.size, `${aggregateType.id} ${id}`).toBe(nodes.length);
        expect(edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([]);
      }
    }
  });
});

describe('the maps of an order', () => {
  const { main } = order.structure;

  test('the phase map of an order closes every state up in its phase', () => {
    const { nodes } = phaseMap(order, Number.POSITIVE_INFINITY);
    const closed = nodes.filter(({ kind }) => kind === 'phase');
    expect(closed.map(({ of }) => of)).toEqual(phasesOf(order));
    expect(closed.flatMap(({ members }) => members)).toHaveLength(
      [...order.structure.states.values()].filter(({ region, meta }) => region === main && !meta.absent).length,
    );
  });

  test('the map of one phase of an order opens that phase: its states, and the phases around it closed', () => {
    const { nodes } = stateMap(order, main, onePhase(order, 'delivery'), Number.POSITIVE_INFINITY);
    const inside = nodes.filter(({ kind, of }) => kind === 'state' || (kind === 'end' && of === 'signed'));
    expect(new Set(inside.map(({ of }) => order.structure.states.get(of ?? '')?.meta.phase))).toEqual(
      new Set(['delivery']),
    );
    expect(nodes.some(({ kind, of }) => kind === 'phase' && of === 'storage')).toBe(true);
  });

  test('the map of an order shows a final state beside each state that leads to it, never in the middle of all lines', () => {
    const { nodes } = stateMap(order, main, wholeRegion(order, main), Number.POSITIVE_INFINITY);
    const cancelled = nodes.filter(({ kind, of }) => kind === 'end' && of === 'cancelled');
    expect(cancelled.length).toBeGreaterThan(1);
    expect(new Set(cancelled.map(({ id }) => id)).size).toBe(cancelled.length);
  });

  test('the map of an order gathers the lines to one state as soon as they are more than asked for', () => {
    const exception = wholeRegion(order, 'exception');
    const count = (gathering: number): number =>
      stateMap(order, 'exception', exception, gathering).nodes.filter(({ kind }) => kind === 'arrivals').length;
    expect(count(Number.POSITIVE_INFINITY)).toBe(0);
    expect(count(1)).toBeGreaterThan(0);
  });

  test('the map of an order shows a neighbourhood of one step without what lies two steps away', () => {
    const [near, far] = [around(order, 'signed', 1), around(order, 'signed', 2)];
    expect(near.moves.every(({ from, to }) => from === 'signed' || to === 'signed')).toBe(true);
    expect(far.states.length).toBeGreaterThan(near.states.length);
  });
});

describe('the main line of an order', () => {
  const steps = mainLineOf(order);

  test('the main line of an order leads from the order to the signature', () => {
    expect(steps[0]).toMatchObject({ from: null, event: 'order.created' });
    expect(steps.at(-1)).toMatchObject({ event: 'order.signed', to: 'signed' });
  });

  test.each([order, shipment, bigPackage, workOrder].map((one) => [one.id, one] as const))(
    'the main line and the other usual histories are named step by step on the first map of %s, however the rest is gathered',
    (_, aggregateType: AggregateType) => {
      const usual = usualStepsOf(aggregateType);
      expect(usual.length).toBeGreaterThan(2);
      expect(unnamedOn(aggregateType, usual)).toEqual([]);
    },
  );

  test('a shared line on the map of an order is named by its usual event, not by the first that is declared', () => {
    const { edges } = phaseMap(order, Number.POSITIVE_INFINITY);
    const nameOf = (from: string, to: string) =>
      declaredNames(edges.find(({ id }) => id === `phase ${from} phase ${to}`) ?? { events: [], usual: [] }).events;
    expect(nameOf('delivery', 'end')).toEqual(['order.signed']);
    expect(nameOf('storage', 'end')).toEqual(['order.pickedUpAtCounter']);
    expect(nameOf('transport', 'transport')).toEqual(['order.departed', 'order.arrived']);
  });

  test('a line on the map of an order is named for a role only by what the role may do', () => {
    const permissions = roles.find(({ code }) => code === 'courier')?.permissions ?? [];
    const namedOf = namesInView(order, { kind: 'all', permissions });
    for (const { graph } of standingMaps(order)) {
      const { nodes, edges } = graph(4);
      const named = edges.flatMap((edge) => namedOf(edge, nodes).events);
      expect(named.filter((type) => !mayPropose(order, type, permissions))).toEqual([]);
    }
    const { nodes, edges } = phaseMap(order, 4);
    const named = edges.flatMap((edge) => namedOf(edge, nodes).events);
    expect(named).toContain('order.signed');
    expect(named).not.toContain('order.departed');
  });
});

describe('lines that a reader can follow', () => {
  const line = (id: string, ...points: readonly (readonly [number, number])[]): PlacedEdge => ({
    id,
    from: '',
    to: '',
    events: [],
    main: [],
    usual: [],
    label: null,
    points: points.map(([x, y]) => ({ x, y })),
  });
  const drawn = (...edges: readonly PlacedEdge[]): MapLayout => ({ width: 100, height: 100, nodes: [], edges });

  test.each([
    ['two that cross once', [line('a', [0, 0], [10, 10]), line('b', [0, 10], [10, 0])], 1],
    ['two that meet at an end', [line('a', [0, 0], [10, 10]), line('b', [10, 10], [20, 0])], 0],
    ['a bend that crosses twice', [line('a', [0, 5], [20, 5]), line('b', [5, 0], [5, 10], [15, 10], [15, 0])], 2],
    ['two side by side', [line('a', [0, 0], [10, 0]), line('b', [0, 1], [10, 1])], 0],
  ])('the crossings of lines on a map are counted for %s', (_, edges, crossings) => {
    expect(crossingsOf(drawn(...edges))).toBe(crossings);
  });

  test('a map smaller than its place is not blown up, a larger one shrinks with its labels', () => {
    expect(labelOf({ ...drawn(), width: 10, height: 10 })).toBe(12);
    expect(labelOf({ ...drawn(), width: PLACE.width * 2, height: 10 })).toBe(6);
    expect(labelOf({ ...drawn(), width: 10, height: PLACE.height * 3 })).toBe(4);
  });
});

describe('text on a map', () => {
  test('text on a map breaks between words, or between the characters of a language without spaces', () => {
    expect(linesOf('Pending collection by courier', 12, 90)).toEqual(['Pending', 'collection by', 'courier']);
    expect(linesOf('等待揽收确认', 12, 36)).toEqual(['等待揽', '收确认']);
    expect(linesOf('Unbreakablylongword', 12, 20)).toEqual(['Unbreakablylongword']);
  });

  test('a Chinese character on a map is as wide as its type size', () => {
    expect(widthOf('揽收', 12)).toBe(24);
    expect(widthOf('il', 12)).toBeLessThan(widthOf('WW', 12));
  });
});
