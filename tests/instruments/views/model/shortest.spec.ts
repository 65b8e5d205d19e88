import { describe, expect, test } from 'vitest';
import { movesOf } from '#machines/kit/moves.ts';
import { order } from '#machines/order/index.ts';
import { isInView, mayPropose } from '#instruments/model/lookup.ts';
import { shortest } from '#instruments/model/shortest.ts';

const main = order.structure.main;
const moves = movesOf(order, main);

describe('the shortest path from one state to another', () => {
  test('the shortest path from one state to another goes by moves that the machine has, one after the other', () => {
    const transition = shortest(order, 'pendingAcceptance', 'signed', null);
    expect(transition?.[0]?.from).toBe('pendingAcceptance');
    expect(transition?.at(-1)?.to).toBe('signed');
    for (const [index, step] of (transition ?? []).entries()) {
      const move = moves.find(({ from, to }) => from === step.from && to === step.to);
      expect(move?.events).toEqual(expect.arrayContaining([...step.events]));
      if (index > 0) expect(transition?.[index - 1]?.to).toBe(step.from);
    }
  });

  test('the shortest path from one state to another is no longer than any other path', () => {
    const lengthOf = (from: string, to: string): number =>
      shortest(order, from, to, null)?.length ?? Number.POSITIVE_INFINITY;
    for (const { from, to } of moves) {
      if (from === null || to === null) continue;
      expect(lengthOf(from, to)).toBe(1);
      expect(lengthOf('pendingAcceptance', to)).toBeLessThanOrEqual(lengthOf('pendingAcceptance', from) + 1);
    }
  });

  test('a role that may do nothing has no shortest path between states except by what the system does by itself', () => {
    expect(shortest(order, 'pendingAcceptance', 'signed', [])).toBeNull();
    expect(shortest(order, 'pendingAcceptance', 'signed', ['*'])).toEqual(
      shortest(order, 'pendingAcceptance', 'signed', null),
    );
  });

  test('there is no shortest path out of a state that nothing leads out of, nor between regions', () => {
    expect(shortest(order, 'cancelled', 'signed', null)).toBeNull();
    expect(shortest(order, 'signed', 'exception.none', null)).toBeNull();
    expect(shortest(order, 'nowhere', 'signed', null)).toBeNull();
  });
});

describe('filters of a model page', () => {
  test('the filter of a model page by role shows what the role may propose; what only the system does is nobody’s', () => {
    const system = Object.keys(order.events).find((type) => order.events[type]?.systemOnly) ?? '';
    expect(mayPropose(order, system, ['*'])).toBe(false);
    expect(mayPropose(order, 'order.collected', ['order.collected'])).toBe(true);
    expect(mayPropose(order, 'order.collected', ['order.delivered'])).toBe(false);
    expect(isInView(order, system, { kind: 'system', permissions: null })).toBe(true);
  });

  test.each(['money', 'irreversible', 'twoPersons', 'system'] as const)(
    'the filter of a model page finds some events and not others: %s',
    (kind) => {
      const found = Object.keys(order.events).filter((type) => isInView(order, type, { kind, permissions: null }));
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(Object.keys(order.events).length);
    },
  );
});
