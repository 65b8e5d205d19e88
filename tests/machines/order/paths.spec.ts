import type { SnapshotFrom } from 'xstate';
import { TestModel } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import { decide } from '#machines/kit/decide.ts';
import { transitionsOfAll } from '#machines/kit/describe.ts';
import { explain } from '#machines/kit/explain.ts';
import type { Proposal } from '#machines/kit/proposal.ts';
import { statesOf } from '#machines/kit/states.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Order } from '#machines/order/context.ts';
import { order } from '#machines/order/index.ts';
import { after, beginning, type Situation } from '#modelTesting/situation.ts';
import { fixtures } from './fixtures/index.ts';
import { orderOf } from './fixtures/world.ts';

type Snapshot = SnapshotFrom<typeof order.machine>;

/** Returns the aggregate of an XState snapshot of the order. */
const aggregateOf = (snapshot: { value: unknown; context: unknown; historyValue: unknown }): Aggregate => {
  const history = snapshot.historyValue as Record<string, readonly { key: string }[]>;
  return {
    ...beginning(order).aggregate,
    version: orderOf({ ...beginning(order).aggregate, context: snapshot.context }).createdAt === '' ? 0 : 1,
    states: statesOf(order.structure, snapshot.value as never),
    remembered: Object.fromEntries(Object.entries(history).map(([id, nodes]) => [id, nodes[0]?.key ?? ''])),
    context: snapshot.context,
  };
};

/** Events that these paths omit because a shorter path reaches the same state. Other tests cover them. */
const roundabout = /Auto|stock|adjustment|intercept|diverted|ForReturn|collectedCancel|[vV]oid|found|findReported/;

/** Events that move the parcel, and the requests that some of them need first. */
const moving = Object.keys(order.events).filter((type) => {
  const transitions = transitionsOfAll(order).filter(
    ({ event, region }) => event === type && region === order.structure.main,
  );
  const asks = Object.values(order.events).some(({ secondPerson }) => secondPerson === type);
  return !roundabout.test(type) && (asks || type === 'order.searchOpened' || transitions.some(({ to }) => to !== null));
});
const isSearch = (type: string): boolean => type === 'order.searchOpened';

/** Returns every such proposal that the order's states and guards allow. */
const proposalsOf = (situation: Situation): Proposal[] =>
  moving
    .filter((type) => !isSearch(type) || situation.aggregate.states['custody'] === 'inStorage')
    .flatMap((type) =>
      fixtures
        .drafts(type, situation)
        .slice(0, 2)
        .map((draft) => {
          const data = order.events[type]?.payload.safeParse(draft.data).data ?? draft.data;
          return { ...draft, data, type, id: situation.aggregate.id, occurredAt: draft.at };
        }),
    )
    .filter((proposal) => explain(order, situation.aggregate, proposal).allowed);

/** XState's test model of the order. Two orders are one state when custody and the values for later events agree. */
const model = new TestModel<Snapshot, Proposal, unknown>(order.machine, {
  stateMatcher: () => false,
  events: (snapshot) => proposalsOf({ aggregate: aggregateOf(snapshot), log: [] }),
  serializeState: (snapshot) => {
    const { states, remembered, context } = aggregateOf(snapshot);
    const { currentBranch, nextBranch, package: bag, deliverer, holder, rejection, ...rest } = context as Order;
    const { custody: place, reverse, request, exception } = states;
    const foundLookups = [
      currentBranch,
      nextBranch,
      bag,
      deliverer,
      holder.kind,
      rejection?.returnType,
      rest.deliveryWay,
      rest.collectionAmount,
    ];
    return JSON.stringify([place, reverse, request, exception, remembered, foundLookups]);
  },
  serializeEvent: ({ type, data }) => JSON.stringify([type, data]),
});

const paths = model.getShortestPaths({ limit: 100_000 });
const custody = (snapshot: (typeof paths)[number]['state']) => aggregateOf(snapshot).states['custody'];

describe('shortest paths by XState’s own test model', () => {
  it('shortest paths by XState’s own test model reach all 24 states of custody and the one before', () => {
    const reached = new Set(
      paths.flatMap(({ steps, state }) => [...steps.map((step) => custody(step.state)), custody(state)]),
    );
    const all = [...order.structure.states.values()].filter(({ region }) => region === order.structure.main);
    expect(all.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  });

  it.each(
    paths.map((path, index) => [`${index}: ${custody(path.state)} in ${path.steps.length} steps`, path] as const),
  )('a shortest path of the order is walked as XState’s own test model says: %s', async (_, path) => {
    let situation = beginning(order);
    const known = Object.fromEntries(
      Object.keys(order.events).map((type) => [
        type,
        ({ event }: { event: { type: string } }) => {
          const proposal = event as Proposal;
          const judged = decide(order, situation.aggregate, proposal, situation.log);
          if (!judged.ok) throw new Error(`${proposal.type}: ${JSON.stringify(judged.refusals)}`);
          situation = after(situation, judged.aggregate, proposal, judged.decision);
        },
      ]),
    );
    await path.test({
      states: { '*': (snapshot) => expect(situation.aggregate.states).toEqual(aggregateOf(snapshot as never).states) },
      events: known,
    });
    expect(situation.aggregate.states['custody']).toBe(custody(path.state));
  });
});
