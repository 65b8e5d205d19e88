import { describe, expect, it } from 'vitest';
import { isWaybill } from '#machines/fields/identifiers.ts';
import { system } from '#machines/kit/actor.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { rejudge } from '#machines/kit/rejudge.ts';
import { replay } from '#machines/kit/replay.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { withoutNames, type Anonymous, type Named } from '#instruments/sandbox/anonymous.ts';
import { begin } from '#instruments/sandbox/lesson.ts';
import { lessons } from '#instruments/sandbox/lessons/index.ts';
import { newSandbox, START } from '#instruments/sandbox/seed.ts';
import { aggregateTypeOf } from '#instruments/sandbox/world.ts';
import { isExternalLink, isIdentityNumber } from '#machines/fields/validators.ts';
import { roles } from '#server/company/roles.ts';
import { World } from '#modelTesting/world/world.ts';
import { plannedWorld } from '../../server/demo/world.ts';

/** Returns an anonymous case as the machines replay it. */
const asRecorded = (records: readonly Anonymous[]): RecordedTransition[] =>
  records.map(({ known, ...record }) => ({ ...record, lookups: known }));

const start = newSandbox(roles);

/** The log of the order that is signed in the lesson of cancelled signatures. */
const lesson = lessons.find(({ id }) => id === 'cancelSign');
if (!lesson) throw new Error('No lesson');
const { sandbox, names } = begin(lesson, start);
const id = names.get('parcel') ?? '';
const log: readonly Named[] = (sandbox.logs.get(`order/${id}`) ?? []).map((event) => ({
  ...event,
  at: event.at.replace('2026-11-20', '2026-03-05'),
  occurredAt: event.occurredAt.replace('2026-11-20', '2026-03-05'),
}));
const told = withoutNames(log);
const order = aggregateTypeOf('order');
if (!order) throw new Error('No orders');

describe('a case without names', () => {
  it('a case without names contains nobody who was in it, nor where they live, nor what they wrote', () => {
    const text = JSON.stringify(told);
    const people = ['Ma Thida', 'Ko Zaw', '09250600201', '09250600202', 'Strand', 'Inya', id, 'Tea'];
    const staff = log.flatMap(({ actor }) => (actor.id === 'system' ? [] : [actor.id, actor.name]));
    expect([...people, ...staff].filter((one) => text.includes(one))).toEqual([]);
    expect(text).not.toContain('2026-03-05');
  });

  it('a case without names keeps what the machines need: the same events lead to the same states, with the same money', () => {
    const [real, anonymous] = [replay(order, id, log), replay(order, told[0]?.id ?? '', asRecorded(told))];
    expect(anonymous.differences).toEqual([]);
    expect(anonymous.aggregate.states).toEqual(real.aggregate.states);
    expect(told.map(({ type }) => type)).toEqual(log.map(({ type }) => type));
    const money = (aggregate: { context: unknown }) => (aggregate.context as { due: object; paid: object }).paid;
    expect(money(anonymous.aggregate)).toEqual(money(real.aggregate));
  });

  it('a case without names replaces each value by one of its kind, the same everywhere', () => {
    const ids = new Set(told.map((event) => event.id));
    expect(ids.size).toBe(1);
    expect(isWaybill([...ids][0] ?? '')).toBe(true);
    const data = told[0]?.data as { sender: { phone: string; name: string }; receiver: { phone: string } };
    expect(data.sender.phone).toMatch(/^0925060\d{4}$/);
    expect(data.receiver.phone).not.toBe(data.sender.phone);
    expect(data.sender.name).toMatch(/^Text \d+$/);
  });

  it('a case without names keeps the form of a code and the type of a file, and reveals no code', () => {
    const [first] = log;
    if (!first) throw new Error('no log');
    const codes = { shelf: 'B-07', other: 'C-07', hours: '08:30-19:45', photo: 'image/jpeg', merchant: 'GOLDLION' };
    const [made] = withoutNames([{ ...first, data: codes }]);
    if (!made) throw new Error('nothing told');
    const { shelf, other, hours, photo, merchant } = made.data as typeof codes;
    expect(shelf).toMatch(/^[A-Z]-\d\d$/);
    expect(other).toMatch(/^[A-Z]-\d\d$/);
    expect(hours).toMatch(/^[01]\d:[0-5]\d-[01]\d:[0-5]\d$/);
    expect(merchant).toMatch(/^[A-Z]{8}$/);
    expect(photo).toBe('image/jpeg');
    expect(new Set([shelf, other, 'B-07', 'C-07']).size).toBe(4);
    expect([hours, merchant]).not.toEqual([codes.hours, codes.merchant]);
  });

  it('a case without names keeps the form that rules check: identity numbers, links, dialling codes, one-word names', () => {
    const [first] = log;
    if (!first) throw new Error('no log');
    const forms = {
      card: '12/KaMaYa(N)123456',
      id: '53310219900115001X',
      link: 'https://cars.shweli.example/1',
      dialled: '+95',
      language: 'en',
      username: 'thida',
      top: '0',
      workbook: 'orders-of-thida.xlsx',
      group: 'pendingWarehousing',
      field: 'receiverName',
    };
    const [made] = withoutNames([{ ...first, data: forms }]);
    if (!made) throw new Error('nothing told');
    const {
      card,
      id: number,
      link,
      dialled,
      language,
      username,
      top,
      workbook,
      group,
      field,
    } = made.data as typeof forms;
    for (const one of [card, number]) expect(isIdentityNumber(one)).toBe(true);
    expect(isExternalLink(link)).toBe(true);
    expect(language).toMatch(/^[a-z]{2}$/);
    expect(username).toMatch(/^[a-z]{5}$/);
    expect([dialled, top, group, field]).toEqual(['+95', '0', 'pendingWarehousing', 'receiverName']);
    expect(workbook).toMatch(/^[a-z-]+\.xlsx$/);
    expect([card, number, link, username, workbook].filter((one) => Object.values(forms).includes(one))).toEqual([]);
  });

  it('a case without names is judged as the original was, of every register and person of the demonstration world', async () => {
    const planned = await plannedWorld(new Date(START));
    const world = new World();
    for (const [index, one] of planned.entries())
      await world.propose({
        mode: 'each',
        dryRun: false,
        actor: system,
        at: START,
        commands: [{ ...one, key: `master data ${index}` }],
      });
    const cases = Object.values(aggregateTypes).flatMap((aggregateType) =>
      [...world.all(aggregateType.id)].map((aggregate) => ({
        aggregateType,
        records: withoutNames(world.log(aggregateType.id, aggregate.id)),
      })),
    );
    expect(cases.length).toBeGreaterThan(planned.length / 2);
    const judged = cases.flatMap(({ aggregateType, records }) =>
      rejudge(aggregateType, records[0]?.id ?? '', asRecorded(records)),
    );
    expect(judged).toEqual([]);
  });

  it('a case without names has people as the parts they played, and begins when a run begins', () => {
    expect(told[0]?.actor).toMatchObject({ id: '@clerk@YGN', name: 'clerk@YGN', branch: 'YGN' });
    expect(told.find(({ type }) => type === 'order.collectorAssigned')?.data).toEqual({ collector: '@courier@YGN' });
    expect(told[0]?.at.slice(0, 10)).toBe(START.slice(0, 10));
    expect(told[0]?.at.slice(11)).toBe(log[0]?.at.slice(11));
  });

  it('a case without names is empty where nothing happened', () => {
    expect(withoutNames([])).toEqual([]);
  });

  it.each([
    ['2026-01-02', '2026-09-19'],
    ['文字里的人', '文字 1'],
    ['STF000777', '@courier@YGN'],
    ['someone@example.com', 'person1@shweli.example'],
    ['MMR010D001', 'MMR013D004'],
    ['12/KaTaTa(N)100001', '1/AaAaAa(N)000001'],
    ['+95 9 2506 00201', '09250600001'],
    ['warehoused', 'warehoused'],
  ])('a case without names replaces %s', (text, made) => {
    const [first] = log;
    if (!first) throw new Error('No event');
    const [one] = withoutNames([
      {
        ...first,
        at: '2026-03-05T03:30:00.000Z',
        id: 'system',
        data: { text },
        lookups: {},
        actor: { ...first.actor, branch: null },
      },
    ]);
    expect(one?.data).toEqual({ text: made });
  });
});
