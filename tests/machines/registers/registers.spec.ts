import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import en from '#i18n/en.json' with { type: 'json' };
import zh from '#i18n/zh.json' with { type: 'json' };
import { system } from '#machines/kit/actor.ts';
import { check } from '#machines/kit/check.ts';
import { decide } from '#machines/kit/decide.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { registers } from '#machines/registers/index.ts';
import { administrator, breaches } from './breaches.ts';
import { entries } from './entries.ts';

const at = '2026-06-01T03:00:00.000Z';

const propose = (noun: Noun, life: Life, type: string, data: unknown, actor = administrator, known = {}) =>
  decide(noun, life, { type: `${noun.id}.${type}`, id: life.id, data, actor, known, at, occurredAt: at });

const born = (noun: Noun, id = 'X', actor = administrator): Life => {
  const judged = propose(noun, unborn(noun, id), 'registered', entries[noun.id], actor);
  if (!judged.ok) throw new Error(JSON.stringify(judged.refusals));
  return judged.life;
};

const named = (id: string): Noun => {
  const noun = registers.find((register) => register.id === id);
  if (!noun) throw new Error(`No register ${id}`);
  return noun;
};

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, zh };
const words = (id: string) => ({ en: texts['en']?.[id] ?? '', zh: texts['zh']?.[id] ?? '' });

describe.each(registers.map((noun) => [noun.id, noun] as const))('%s', (id, noun) => {
  it('is sound and documented in both languages', () => {
    expect(check(noun, words, ['en', 'zh'])).toEqual([]);
  });

  it('has a label for every field in both languages', () => {
    const fields = Object.keys(noun.events[`${id}.registered`]?.payload.shape ?? {});
    expect(fields.filter((field) => !words(`field.${id}.${field}`).en || !words(`field.${id}.${field}`).zh)).toEqual(
      [],
    );
  });

  it('has a title for every choice in both languages', () => {
    const shape = noun.events[`${id}.registered`]?.payload.shape ?? {};
    const choices = Object.entries(shape).flatMap(([field, schema]) =>
      schema instanceof z.ZodEnum ? schema.options.map((choice) => `value.${field}.${choice}`) : [],
    );
    expect(choices.filter((choice) => !words(choice).en || !words(choice).zh)).toEqual([]);
  });

  it('names no field like the head of a command or of a row', () => {
    const fields = Object.keys(noun.events[`${id}.registered`]?.payload.shape ?? {});
    expect(fields.filter((field) => ['type', 'id', 'version', 'state'].includes(field))).toEqual([]);
  });

  it('is registered, amended, retired and restored, and keeps its fields', () => {
    const life = born(noun);
    expect(noun.row(life)).toMatchObject({ id: 'X', version: 1, state: 'registered', ...entries[id] });
    expect(noun.rowSchema.safeParse(noun.row(life)).success).toBe(true);
    const retired = propose(noun, life, 'retired', {});
    expect(retired).toMatchObject({ ok: true, decision: { from: 'registered', to: 'retired' } });
    if (!retired.ok) return;
    expect(noun.claims(retired.life)).toEqual([]);
    expect(propose(noun, retired.life, 'amended', {})).toMatchObject({
      ok: false,
      refusals: [{ code: 'notDeclared' }],
    });
    expect(propose(noun, retired.life, 'restored', {})).toMatchObject({
      ok: true,
      life: { states: { [id]: 'registered' }, context: entries[id] },
    });
  });

  it('refuses an unknown field and a missing one by name', () => {
    const entry = entries[id] ?? {};
    const extra = propose(noun, unborn(noun, 'X'), 'registered', { ...entry, invented: 1 });
    expect(extra).toMatchObject({ ok: false, refusals: [{ code: 'invalid', rule: 'invalid.unrecognized_keys' }] });
    const [first = '', ...others] = Object.keys(entry);
    const partial = Object.fromEntries(Object.entries(entry).filter(([key]) => others.includes(key)));
    expect(propose(noun, unborn(noun, 'X'), 'registered', partial)).toMatchObject({
      ok: false,
      refusals: [{ code: 'invalid', field: first }],
    });
  });

  it('is refused to who lacks the permission', () => {
    const stranger = { ...administrator, permissions: [] };
    expect(propose(noun, unborn(noun, 'X'), 'registered', entries[id], stranger)).toMatchObject({
      ok: false,
      refusals: [{ code: 'role' }],
    });
  });
});

describe('rules', () => {
  it.each(breaches.map((breach) => [breach.rule, JSON.stringify(breach.change), breach] as const))(
    '%s refuses %s and nothing else',
    (rule, _, { change, values, right, actor = administrator, id = 'X', known, rightKnown }) => {
      const noun = named(rule.split('.')[0] ?? '');
      const life = born(noun, id, system);
      const judged = propose(noun, life, 'amended', change, actor, known);
      expect(judged.ok ? [] : judged.refusals).toContainEqual(expect.objectContaining({ rule, values }));
      const allowed = propose(noun, life, 'amended', right, rule === 'role.isNotOwn' ? system : actor, rightKnown);
      expect(allowed.ok ? [] : allowed.refusals).toEqual([]);
    },
  );

  it('takes a rate of one hundredth and refuses zero', () => {
    const noun = named('exchangeRate');
    const rate = (kyatPerYuan: number) =>
      propose(noun, unborn(noun, 'X'), 'registered', { ...entries['exchangeRate'], kyatPerYuan });
    expect(rate(1).ok).toBe(true);
    expect(rate(0)).toMatchObject({
      ok: false,
      refusals: [{ rule: 'exchangeRate.rateIsPositive', values: { kyatPerYuan: 0 } }],
    });
  });

  it('never edits a rate', () => {
    const noun = named('exchangeRate');
    expect(propose(noun, born(noun), 'amended', { kyatPerYuan: 300_00 })).toMatchObject({
      ok: false,
      refusals: [{ rule: 'exchangeRate.isSupersededNotEdited' }],
    });
  });

  describe('a branch being counted', () => {
    const noun = named('branch');
    const count = { task: 'INV1', startedBy: 'mya', startedByName: 'Daw Mya', startedAt: at, expected: 430 };
    const told = (life: Life, type: string, data: object, actor = system) => propose(noun, life, type, data, actor);
    const counted = told(born(noun), 'countStarted', count);
    if (!counted.ok) throw new Error(JSON.stringify(counted.refusals));

    it('keeps which count runs, and shows it in its row', () => {
      expect(noun.row(counted.life)).toMatchObject({ state: 'registered', count });
      expect(noun.rowSchema.safeParse(noun.row(counted.life)).error).toBeUndefined();
    });

    it('is told by the system alone', () => {
      expect(told(born(noun), 'countStarted', count, administrator)).toMatchObject({ refusals: [{ code: 'role' }] });
    });

    it('is not counted twice at once', () => {
      expect(told(counted.life, 'countStarted', { ...count, task: 'INV2' })).toMatchObject({
        refusals: [{ rule: 'branch.notBeingCounted', values: { task: 'INV1', startedBy: 'Daw Mya', startedAt: at } }],
      });
    });

    it('is unlocked by the count that locked it, even after it closed', () => {
      expect(told(counted.life, 'countEnded', { task: 'INV2' })).toMatchObject({
        refusals: [{ rule: 'branch.countIsTheRunningOne', values: { task: 'INV1' }, field: 'task' }],
      });
      expect(told(born(noun), 'countEnded', { task: 'INV1' })).toMatchObject({
        refusals: [{ rule: 'branch.countIsTheRunningOne', values: { task: null } }],
      });
      const closed = propose(noun, counted.life, 'retired', {});
      if (!closed.ok) throw new Error(JSON.stringify(closed.refusals));
      for (const life of [counted.life, closed.life]) {
        expect(told(life, 'countEnded', { task: 'INV1' })).toMatchObject({ life: { context: { count: null } } });
      }
    });
  });
});

const identify = (id: string) => named(id).identify(7, entries[id]);

describe('ids and claims', () => {
  it('are the key that others refer to, where there is one', () => {
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
