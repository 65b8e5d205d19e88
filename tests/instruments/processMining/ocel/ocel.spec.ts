import { describe, expect, it } from 'vitest';
import { bagNumberOf, waybillOf } from '#machines/fields/identifiers.ts';
import { ocelOf, type Logged } from '#instruments/processMining/ocel/index.ts';
import { begin } from '#instruments/sandbox/lesson.ts';
import { lessons } from '#instruments/sandbox/lessons/index.ts';
import { newSandbox } from '#instruments/sandbox/seed.ts';
import { roles } from '#server/company/roles.ts';
import { faultsOf } from './schema.ts';

const start = newSandbox(roles);

/** Returns the events of a completed lesson in the form of the log. */
function logOf(lesson: (typeof lessons)[number]): Logged[] {
  const whole = { ...lesson, before: [...lesson.before, ...lesson.steps.map((step) => step.do)] };
  const { sandbox } = begin(whole, start);
  return [...sandbox.logs].flatMap(([key, events]) =>
    events.map((event) => ({
      ...event,
      machine: key.slice(0, key.indexOf('/')),
      operation: null,
      requestedBy: null,
      at: new Date(Date.parse(event.occurredAt) + 1000).toISOString(),
    })),
  );
}

const logs = lessons.map((lesson) => ({ id: lesson.id, log: logOf(lesson) }));
const parcelMade = (): Logged => {
  const event = lesson('firstDelivery').find(({ type }) => type === 'order.created');
  if (!event) throw new Error('No parcel');
  return event;
};

const lesson = (id: string): Logged[] => logs.find((one) => one.id === id)?.log ?? [];

/** Returns every text of a payload whose key matches the pattern. */
function textsUnder(value: unknown, names: RegExp, under = ''): string[] {
  if (typeof value === 'string') return names.test(under) && value !== '' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => textsUnder(one, names, under));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsUnder(inner, names, key));
}

describe('a log in OCEL 2.0', () => {
  it.each(logs)('a log in OCEL 2.0 is valid by the rules of OCEL: $id', ({ log }) => {
    expect(log.length).toBeGreaterThan(5);
    const told = ocelOf(log);
    expect(told.events.map(({ type }) => type)).toEqual(log.map(({ type }) => type));
    expect(faultsOf(JSON.parse(JSON.stringify(told)))).toEqual([]);
  });

  it('a log in OCEL 2.0 is empty where there is no event', () => {
    expect(ocelOf([])).toEqual({ objectTypes: [], eventTypes: [], objects: [], events: [] });
  });

  it('a log in OCEL 2.0 relates an event to every aggregate that the event names, and says in which part', () => {
    const { events, objects } = ocelOf(lesson('bagAndShipment'));
    const packed = events.find(({ type }) => type === 'order.packed');
    const as = Object.fromEntries(packed?.relationships.map(({ objectId, qualifier }) => [qualifier, objectId]) ?? []);
    expect(Object.keys(as).toSorted()).toEqual(['doneAt', 'doneBy', 'life', 'package']);
    expect(as['life']).toMatch(/^order\/SL\d{9}MM$/);
    expect(as['package']).toMatch(/^package\/\d{18}$/);
    expect(as['doneAt']).toBe('branch/YGN');
    expect(as['doneBy']).toMatch(/^staff\//);
    const bag = objects.find(({ id }) => id === as['package']);
    const shipped = events.find(({ type }) => type === 'shipment.shippedOut');
    expect(shipped?.relationships.map(({ objectId }) => objectId)).toContain('branch/YGN');
    expect(bag?.type).toBe('package');
    expect(objects.find(({ id }) => id === as['life'])?.relationships).toContainEqual({
      objectId: as['package'],
      qualifier: 'package',
    });
  });

  it('a log in OCEL 2.0 distinguishes a parcel from a bag in a field that takes either', () => {
    const items = [waybillOf(7), bagNumberOf(7), 'SL000000079MM'];
    const arrived = items.map((item) => ({ ...parcelMade(), type: 'shipment.itemArrived', data: { item } }));
    const told = ocelOf(arrived).events.map(({ relationships }) =>
      relationships.flatMap(({ objectId, qualifier }) => (qualifier === 'item' ? [objectId] : [])),
    );
    expect(told).toEqual([[`order/${items[0]}`], [`package/${items[1]}`], []]);
  });

  it('a log in OCEL 2.0 exports the states of an aggregate with their times, and both times of an event', () => {
    const log = lesson('firstDelivery');
    const { objects, events } = ocelOf(log);
    const parcel = objects.find(({ type }) => type === 'order');
    const moves = log.filter((event) => `order/${event.id}` === parcel?.id && event.from !== event.to);
    expect(parcel?.attributes).toEqual(
      moves.map(({ to, occurredAt }) => ({ name: 'state', time: occurredAt, value: to })),
    );
    expect(events[0]?.time).toBe(log[0]?.occurredAt);
    expect(events[0]?.attributes).toContainEqual({ name: 'recordedAt', value: log[0]?.at });
  });

  it('a log in OCEL 2.0 keeps numbers, choices and times of a payload with their types', () => {
    const { events, eventTypes } = ocelOf(lesson('firstDelivery'));
    const created = events.find(({ type }) => type === 'order.created');
    expect(created?.attributes).toContainEqual({ name: 'deliveryWay', value: 'door' });
    expect(created?.attributes.find(({ name }) => name === 'weightGrams')?.value).toMatch(/^\d+$/);
    const types = eventTypes.find(({ name }) => name === 'order.created')?.attributes;
    expect(types).toContainEqual({ name: 'weightGrams', type: 'integer' });
    expect(types).toContainEqual({ name: 'expectedDeliveryTime', type: 'time' });
  });

  it('a log in OCEL 2.0 contains no person: no name, number, address, town, nor a text that anybody typed', () => {
    const personal =
      /^(name|phone|address|email|nickName|username|goodsName|remark|reason|driver|signedBy|city|value|contact\w*)$/;
    for (const { log } of logs) {
      const told = JSON.stringify(ocelOf(log));
      const texts = new Set([...log.flatMap(({ data }) => textsUnder(data, personal)), ...log.map(namesOf).flat()]);
      expect(texts.size).toBeGreaterThan(3);
      expect([...texts].filter((text) => told.includes(JSON.stringify(text)))).toEqual([]);
    }
  });

  it('a log in OCEL 2.0 takes neither a name nor a telephone number for an id', () => {
    const data = {
      deliverer: '09250600201',
      merchant: 'Ma Thida',
      bill: 'a@b.mm',
      startedByName: 'Zaw',
      driver: 'Zaw',
    };
    const { objects } = ocelOf([{ ...parcelMade(), data }]);
    expect(objects.map(({ type }) => type).toSorted()).toEqual(['branch', 'order', 'staff']);
  });

  it('a log in OCEL 2.0 exports who asked and for whom, and nobody where the system acted', () => {
    const actor = { id: 'system', branch: null, merchant: null, onBehalfOf: 'STF000009' };
    const [told] = ocelOf([{ ...parcelMade(), actor, requestedBy: 'STF000007', data: {} }]).events;
    expect(told?.relationships.slice(1)).toEqual([
      { objectId: 'staff/STF000007', qualifier: 'requestedBy' },
      { objectId: 'staff/STF000009', qualifier: 'onBehalfOf' },
    ]);
  });
});

function namesOf({ actor }: Logged): string[] {
  return 'name' in actor && typeof actor.name === 'string' && actor.name !== 'system' ? [actor.name] : [];
}
