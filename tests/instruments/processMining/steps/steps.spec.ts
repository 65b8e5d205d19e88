import { describe, expect, test } from 'vitest';
import { order } from '#machines/order/index.ts';
import { isOver, stepsOf, type Course, type Told } from '#instruments/processMining/steps.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 9, 1, 8, minute)).toISOString();
const MINUTE = 60_000;

const told = (version: number, type: string, from: string | null, to: string, minute: number, changes = {}): Told => ({
  version,
  type,
  from,
  to,
  changes,
  occurredAt: at(minute),
});

/** Returns the steps of each event in turn, and the course after the last. */
const followed = (...events: readonly Told[]) => {
  let course: Course | null = null;
  const steps = events.map((event) => {
    const next = stepsOf(order, course, event);
    course = next.after;
    return next.steps.filter(({ region }) => region === order.structure.main);
  });
  return { steps, course: course as Course | null };
};

const BORN = told(1, 'order.created', null, 'pendingAcceptance', 0);

describe('the transitions that an event took', () => {
  test('the transitions that an event took begin where the aggregate begins, which has waited for nothing', () => {
    const { steps, course } = followed(BORN);
    expect(steps).toEqual([[{ region: order.structure.main, from: null, to: 'pendingAcceptance', waited: null }]]);
    expect(course).toMatchObject({ version: 1, path: ['pendingAcceptance'], beganAt: at(0) });
    expect(Object.keys(course?.states ?? {}).toSorted()).toEqual(order.structure.regions.toSorted());
  });

  test('the transitions of an event count the time since the state was reached, events within it included', () => {
    const { steps, course } = followed(
      BORN,
      told(2, 'order.modified', 'pendingAcceptance', 'pendingAcceptance', 3),
      told(3, 'order.collected', 'pendingAcceptance', 'collected', 10),
      told(4, 'order.warehoused', 'collected', 'inStorage', 15),
    );
    expect(steps.slice(1).map(([step]) => step?.waited)).toEqual([3 * MINUTE, 10 * MINUTE, 5 * MINUTE]);
    expect(course?.path).toEqual(['pendingAcceptance', 'collected', 'inStorage']);
  });

  test('the transitions of an event never take negative time: scans made offline may arrive in another order', () => {
    const { steps } = followed(
      BORN,
      told(2, 'order.collected', 'pendingAcceptance', 'collected', 10),
      told(3, 'order.warehoused', 'collected', 'inStorage', 5),
    );
    expect(steps.at(-1)?.[0]?.waited).toBe(0);
  });

  test('the transitions of an event include one for every region that the event moved', () => {
    const { after } = stepsOf(order, null, BORN);
    const { steps, after: then } = stepsOf(
      order,
      after,
      told(2, 'order.damageReported', 'pendingAcceptance', 'pendingAcceptance', 7, { exception: 'exception.damaged' }),
    );
    const moved = steps.find(({ region }) => region === 'exception');
    expect(moved).toEqual({ region: 'exception', from: 'exception.none', to: 'exception.damaged', waited: 7 * MINUTE });
    expect(then.states['exception']).toEqual(['exception.damaged', at(7)]);
    expect(then.path).toEqual(after.path);
  });

  test('the transitions of an endless aggregate are cut at the longest course that is kept', () => {
    const turns = Array.from({ length: 200 }, (_, turn) =>
      told(turn + 2, 'order.x', turn % 2 ? 'collected' : 'inStorage', turn % 2 ? 'inStorage' : 'collected', turn),
    );
    const path = followed(BORN, ...turns).course?.path ?? [];
    expect([path.length, path.at(-1), path.filter((state) => state === '…').length]).toEqual([65, '…', 1]);
  });
});

test('an aggregate is over in a final state', () => {
  const states = [...order.structure.states.values()].filter(({ region }) => region === order.structure.main);
  expect(states.filter(({ id }) => isOver(order, id)).length).toBeGreaterThan(1);
  expect(isOver(order, 'pendingAcceptance')).toBe(false);
});
