import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import en from '#i18n/en.json' with { type: 'json' };
import zh from '#i18n/zh.json' with { type: 'json' };
import { system } from '#machines/kit/actor.ts';
import { check } from '#machines/kit/check.ts';
import { decide } from '#machines/kit/decide.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { registers } from '#machines/registers/all.ts';
import { administrator, breaches } from './breaches.ts';
import { entries } from './entries.ts';

const at = '2026-06-01T03:00:00.000Z';

const propose = (
  aggregateType: AggregateType,
  aggregate: Aggregate,
  type: string,
  data: unknown,
  actor = administrator,
  known = {},
) =>
  decide(aggregateType, aggregate, {
    type: `${aggregateType.id}.${type}`,
    id: aggregate.id,
    data,
    actor,
    lookups: known,
    at,
    occurredAt: at,
  });

const born = (aggregateType: AggregateType, id = 'X', actor = administrator): Aggregate => {
  const judged = propose(aggregateType, notCreated(aggregateType, id), 'registered', entries[aggregateType.id], actor);
  if (!judged.ok) throw new Error(JSON.stringify(judged.refusals));
  return judged.aggregate;
};

const named = (id: string): AggregateType => {
  const aggregateType = registers.find((register) => register.id === id);
  if (!aggregateType) throw new Error(`No register ${id}`);
  return aggregateType;
};

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, zh };
const words = (id: string) => ({ en: texts['en']?.[id] ?? '', zh: texts['zh']?.[id] ?? '' });

describe.each(registers.map((aggregateType) => [aggregateType.id, aggregateType] as const))(
  '%s',
  (id, aggregateType) => {
    it('a register is sound and documented in both languages', () => {
      expect(check(aggregateType, words, ['en', 'zh'])).toEqual([]);
    });

    it('a register has a label for every field in both languages', () => {
      const fields = Object.keys(aggregateType.events[`${id}.registered`]?.payload.shape ?? {});
      expect(fields.filter((field) => !words(`field.${id}.${field}`).en || !words(`field.${id}.${field}`).zh)).toEqual(
        [],
      );
    });

    it('a register has a title for every choice in both languages', () => {
      const shape = aggregateType.events[`${id}.registered`]?.payload.shape ?? {};
      const choices = Object.entries(shape).flatMap(([field, schema]) =>
        schema instanceof z.ZodEnum ? schema.options.map((choice) => `value.${field}.${choice}`) : [],
      );
      expect(choices.filter((choice) => !words(choice).en || !words(choice).zh)).toEqual([]);
    });

    it('a register names no field like the head of a command or of a row', () => {
      const fields = Object.keys(aggregateType.events[`${id}.registered`]?.payload.shape ?? {});
      expect(fields.filter((field) => ['type', 'id', 'version', 'state'].includes(field))).toEqual([]);
    });

    it('a register entry is registered, amended, retired and restored, and keeps its fields', () => {
      const aggregate = born(aggregateType);
      expect(aggregateType.row(aggregate)).toMatchObject({ id: 'X', version: 1, state: 'registered', ...entries[id] });
      expect(aggregateType.rowSchema.safeParse(aggregateType.row(aggregate)).success).toBe(true);
      const retired = propose(aggregateType, aggregate, 'retired', {});
      expect(retired).toMatchObject({ ok: true, decision: { from: 'registered', to: 'retired' } });
      if (!retired.ok) return;
      expect(aggregateType.reservations(retired.aggregate)).toEqual([]);
      expect(propose(aggregateType, retired.aggregate, 'amended', {})).toMatchObject({
        ok: false,
        refusals: [{ code: 'notDeclared' }],
      });
      expect(propose(aggregateType, retired.aggregate, 'restored', {})).toMatchObject({
        ok: true,
        aggregate: { states: { [id]: 'registered' }, context: entries[id] },
      });
    });

    it('a register refuses an unknown field and a missing field by name', () => {
      const entry = entries[id] ?? {};
      const extra = propose(aggregateType, notCreated(aggregateType, 'X'), 'registered', { ...entry, invented: 1 });
      expect(extra).toMatchObject({ ok: false, refusals: [{ code: 'invalid', rule: 'invalid.unrecognized_keys' }] });
      const [first = '', ...others] = Object.keys(entry);
      const partial = Object.fromEntries(Object.entries(entry).filter(([key]) => others.includes(key)));
      expect(propose(aggregateType, notCreated(aggregateType, 'X'), 'registered', partial)).toMatchObject({
        ok: false,
        refusals: [{ code: 'invalid', field: first }],
      });
    });

    it('registering an entry is refused to a person who lacks the permission', () => {
      const stranger = { ...administrator, permissions: [] };
      expect(propose(aggregateType, notCreated(aggregateType, 'X'), 'registered', entries[id], stranger)).toMatchObject(
        {
          ok: false,
          refusals: [{ code: 'role' }],
        },
      );
    });
  },
);

describe('rules', () => {
  it.each(breaches.map((breach) => [breach.rule, JSON.stringify(breach.change), breach] as const))(
    'the rule %s refuses %s and nothing else',
    (rule, _, { change, values, right, actor = administrator, id = 'X', lookups, rightKnown }) => {
      const aggregateType = named(rule.split('.')[0] ?? '');
      const aggregate = born(aggregateType, id, system);
      const judged = propose(aggregateType, aggregate, 'amended', change, actor, lookups);
      expect(judged.ok ? [] : judged.refusals).toContainEqual(expect.objectContaining({ rule, values }));
      const allowed = propose(
        aggregateType,
        aggregate,
        'amended',
        right,
        rule === 'role.isNotOwn' ? system : actor,
        rightKnown,
      );
      expect(allowed.ok ? [] : allowed.refusals).toEqual([]);
    },
  );

  it('an exchange rate of one hundredth is accepted and zero is refused', () => {
    const aggregateType = named('exchangeRate');
    const rate = (kyatPerYuan: number) =>
      propose(aggregateType, notCreated(aggregateType, 'X'), 'registered', { ...entries['exchangeRate'], kyatPerYuan });
    expect(rate(1).ok).toBe(true);
    expect(rate(0)).toMatchObject({
      ok: false,
      refusals: [{ rule: 'exchangeRate.rateIsPositive', values: { kyatPerYuan: 0 } }],
    });
  });

  it('an exchange rate is never edited', () => {
    const aggregateType = named('exchangeRate');
    expect(propose(aggregateType, born(aggregateType), 'amended', { kyatPerYuan: 300_00 })).toMatchObject({
      ok: false,
      refusals: [{ rule: 'exchangeRate.isSupersededNotEdited' }],
    });
  });

  describe('a branch being counted', () => {
    const aggregateType = named('branch');
    const count = { task: 'INV1', startedBy: 'mya', startedByName: 'Daw Mya', startedAt: at, expected: 430 };
    const told = (aggregate: Aggregate, type: string, data: object, actor = system) =>
      propose(aggregateType, aggregate, type, data, actor);
    const counted = told(born(aggregateType), 'countStarted', count);
    if (!counted.ok) throw new Error(JSON.stringify(counted.refusals));

    it('a branch being counted keeps which count runs, and shows the count in its row', () => {
      expect(aggregateType.row(counted.aggregate)).toMatchObject({ state: 'registered', count });
      expect(aggregateType.rowSchema.safeParse(aggregateType.row(counted.aggregate)).error).toBeUndefined();
    });

    it('the start of a count at a branch is proposed by the system alone', () => {
      expect(told(born(aggregateType), 'countStarted', count, administrator)).toMatchObject({
        refusals: [{ code: 'role' }],
      });
    });

    it('a branch being counted is not counted twice at once', () => {
      expect(told(counted.aggregate, 'countStarted', { ...count, task: 'INV2' })).toMatchObject({
        refusals: [{ rule: 'branch.notBeingCounted', values: { task: 'INV1', startedBy: 'Daw Mya', startedAt: at } }],
      });
    });

    it('a branch being counted is unlocked by the count that locked it, even after the branch closed', () => {
      expect(told(counted.aggregate, 'countEnded', { task: 'INV2' })).toMatchObject({
        refusals: [{ rule: 'branch.countIsTheRunningOne', values: { task: 'INV1' }, field: 'task' }],
      });
      expect(told(born(aggregateType), 'countEnded', { task: 'INV1' })).toMatchObject({
        refusals: [{ rule: 'branch.countIsTheRunningOne', values: { task: null } }],
      });
      const closed = propose(aggregateType, counted.aggregate, 'retired', {});
      if (!closed.ok) throw new Error(JSON.stringify(closed.refusals));
      for (const aggregate of [counted.aggregate, closed.aggregate]) {
        expect(told(aggregate, 'countEnded', { task: 'INV1' })).toMatchObject({
          aggregate: { context: { count: null } },
        });
      }
    });
  });
});

const identify = (id: string) => named(id).identify(7, entries[id]);

describe('ids and reservations', () => {
  it('the id of a register entry is the key that others refer to, where there is one', () => {
    expect(['branch', 'department', 'menu', 'role', 'question'].map(identify)).toEqual([
      'YGN',
      'YGN-OPS',
      'orders.list',
      'clerk',
      '101',
    ]);
    expect(named('question').identify(7, { ...entries['question'], language: 'cn' })).toBe('101-cn');
    expect(['station', 'tariff', 'exchangeRate', 'dictionary'].map(identify)).toEqual([
      'STN000007',
      'TRF000007',
      'FXR000007',
      'DIC000007',
    ]);
  });
});
