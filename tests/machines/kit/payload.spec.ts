import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { system, type Actor } from '#machines/kit/actor.ts';
import { codeText } from '#machines/kit/codeText.ts';
import { decide } from '#machines/kit/decide.ts';
import { event } from '#machines/kit/event.ts';
import { beforeCreation, lifecycle, transition } from '#machines/kit/lifecycle.ts';
import { means } from '#machines/kit/meaning.ts';

const shape = {
  name: z.string().trim().min(2).max(40),
  phone: means(z.string(), { personal: 'phone' }).optional(),
  code: codeText.optional(),
  kind: z.enum(['door', 'station']).optional(),
  day: z.iso.date().optional(),
  lines: z.array(z.strictObject({ name: z.string().max(10) })).optional(),
};
const events = { 'note.written': event(null, shape) };
const evolve = { 'note.written': (_: object, { data }: { data: object }) => data };
const note = aggregateType<object>({
  id: 'note',
  version: 1,
  events,
  rules: {},
  machine: lifecycle({}, evolve).createMachine({
    id: 'note',
    context: {},
    initial: 'absent',
    states: {
      absent: beforeCreation({ 'note.written': transition('#written') }),
      written: { id: 'written', meta: { phase: 'register' } },
    },
  }),
  evolve,
  initial: {},
  rowSchema: z.object(shape),
  row: ({ context }) => context,
  branches: () => [],
  reservations: ({ context }) => [{ kind: 'note.name', key: (context as { name: string }).name }],
  identify: () => 'N1',
});
const absent: Aggregate = { id: 'N1', version: 0, states: { note: 'absent' }, remembered: {}, context: {} };

const person: Actor = { ...system, kind: 'person', permissions: ['*'] };

const written = (data: object, actor = person) =>
  decide(note, absent, {
    type: 'note.written',
    id: 'N1',
    actor,
    data,
    lookups: {},
    at: '2026-11-27T08:00:00.000Z',
    occurredAt: '2026-11-27T08:00:00.000Z',
  });
const recordedOf = (data: object): unknown => {
  const judged = written(data);
  return judged.ok ? judged.decision.data : judged.refusals.map(({ rule, field }) => `${rule} ${field}`);
};

describe('what is recorded of a payload', () => {
  it('the texts recorded of a payload are in plain form, at any depth', () =>
    expect(recordedOf({ name: '\u200bJose\u0301\u200b', lines: [{ name: '\u202dမြင\u103a\u1037\u202c' }] })).toEqual({
      name: 'Jos\u00e9',
      lines: [{ name: 'မြင\u1037\u103a' }],
    }));

  it('a text recorded of a payload is a code where the field takes no other text', () =>
    expect(recordedOf({ name: 'Mya ၂', code: 'ＡＢ-၁', kind: 'ｄｏｏｒ', day: '၂၀၂၆-၁၁-၂၇' })).toEqual({
      name: 'Mya ၂',
      code: 'AB-1',
      kind: 'door',
      day: '2026-11-27',
    }));

  it.each(['\u200b\u200b', '\u3164\u3164', '\u2800\u2800', '\u00a0\u3000', '\ufe0f\u2060\ufeff'])(
    'a payload with a name of %j alone is refused',
    (name) => expect(recordedOf({ name })).toEqual(['invalid.too_small name']),
  );

  it('a payload is refused by a field that takes neither form of its text', () =>
    expect(recordedOf({ name: 'Mya', kind: 'air', lines: [{ name: 'အရှည်ကြီးရေးထားတယ်' }] })).toEqual([
      'invalid.invalid_value kind',
      'invalid.too_big lines.0.name',
    ]));
});

describe('a text of the Zawgyi encoding', () => {
  it('a text of the Zawgyi encoding is refused with its field, wherever the text is', () =>
    expect(recordedOf({ name: 'ျမန္မာ', lines: [{ name: 'Mya' }, { name: 'ရန္ကုန္' }] })).toEqual([
      'invalid.zawgyi name',
      'invalid.zawgyi lines.1.name',
    ]));

  it('a text of the Zawgyi encoding is repeated by the system as it was recorded', () =>
    expect(written({ name: 'ရန္ကုန္' }, system).ok).toBe(true));
});

it('what was recorded before texts and phones had one form is shown and reserved in that form', () => {
  const older = {
    ...absent,
    version: 1,
    states: { note: 'written' },
    context: { name: 'Jose\u0301', phone: '0095 9777111999' },
  };
  expect(note.row(older)).toMatchObject({ name: 'Jos\u00e9', phone: '+959777111999' });
  expect(note.reservations(older)).toEqual([{ kind: 'note.name', key: 'Jos\u00e9' }]);
});
