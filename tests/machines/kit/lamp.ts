import { z } from 'zod';
import type { Actor } from '#machines/kit/actor.ts';
import { event } from '#machines/kit/event.ts';
import { parallelTransition, deadline, lifecycle, transition } from '#machines/kit/lifecycle.ts';
import { aggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { rulesOf, type Judged } from '#machines/kit/rule.ts';
import { rowHead } from '#machines/kit/register.ts';
import type { Fixtures } from '#modelTesting/situation.ts';
import { fails, holds } from '#modelTesting/trials.ts';

interface Lamp {
  readonly room: string;
  readonly hours: number;
  readonly askedBy: string | null;
  readonly touchedAt: string;
}
interface Lookups {
  readonly current: boolean;
}

const events = {
  'lamp.hung': event(1, { room: z.string().min(1) }),
  'lamp.lit': event(2, { hours: z.int().min(0).default(0) }),
  'lamp.dimmed': event(3, {}),
  'lamp.putOut': event(4, {}),
  'lamp.putBack': event(null, {}),
  'lamp.burntOut': event(null, {}, { systemOnly: true }),
  'lamp.removalAsked': event(5, { reason: z.string().min(1) }),
  'lamp.removed': event(6, {}, { irreversible: true, secondPerson: 'lamp.removalAsked' }),
};

const rules = rulesOf<Lamp, Lookups>('lamp')({
  currentIsOn: {
    source: 'ours',
    lookups: ['current'],
    values: ['room'],
    holds: ({ lookups, context }: Judged<Lamp, unknown, Lookups>) => lookups.current || { room: context.room },
  },
  burnsBelowHundredHours: {
    source: 'ours',
    needsData: true,
    field: 'hours',
    values: ['hours', 'most'],
    holds: ({ data }: Judged<Lamp, { hours: number }, Lookups>) => data.hours < 100 || { hours: data.hours, most: 100 },
  },
  anotherAsked: {
    source: 'ours',
    code: 'secondPerson',
    values: ['by'],
    holds: ({ context, actor }: Judged<Lamp, unknown, Lookups>) =>
      context.askedBy !== actor.id || { by: context.askedBy },
  },
});

interface RecordedEvent {
  readonly at: string;
  readonly actor: { readonly id: string };
}
const touched = ({ at }: RecordedEvent) => ({ touchedAt: at });
const evolve = {
  'lamp.hung': (_: Lamp, recordedEvent: RecordedEvent & { data: { room: string } }) => ({
    ...touched(recordedEvent),
    room: recordedEvent.data.room,
  }),
  'lamp.lit': (lamp: Lamp, recordedEvent: RecordedEvent & { data: { hours: number } }) => ({
    ...touched(recordedEvent),
    hours: lamp.hours + recordedEvent.data.hours,
  }),
  'lamp.dimmed': (_: Lamp, recordedEvent: RecordedEvent) => touched(recordedEvent),
  'lamp.putOut': (_: Lamp, recordedEvent: RecordedEvent) => touched(recordedEvent),
  'lamp.putBack': (_: Lamp, recordedEvent: RecordedEvent) => touched(recordedEvent),
  'lamp.burntOut': (_: Lamp, recordedEvent: RecordedEvent) => touched(recordedEvent),
  'lamp.removalAsked': (_: Lamp, recordedEvent: RecordedEvent) => ({
    ...touched(recordedEvent),
    askedBy: recordedEvent.actor.id,
  }),
  'lamp.removed': (_: Lamp, recordedEvent: RecordedEvent) => ({ ...touched(recordedEvent), askedBy: null }),
};

const initial: Lamp = { room: '', hours: 0, askedBy: null, touchedAt: '' };
const ask = { 'lamp.removalAsked': transition(null) };

/** A small machine that uses every feature of the kit. */
export const lamp = aggregateType<Lamp>({
  id: 'lamp',
  version: 1,
  events,
  rules,
  evolve,
  initial,
  rowSchema: z.object({ ...rowHead, hours: z.int() }),
  row: ({ context }) => ({ hours: context.hours }),
  branches: ({ room }) => (room === '' ? [] : [room]),
  identify: (serial) => `L${serial}`,
  machine: lifecycle<Lamp>(rules, evolve).createMachine({
    id: 'lamp',
    type: 'parallel',
    context: initial,
    states: {
      light: {
        initial: 'absent',
        states: {
          absent: { id: 'absent', meta: { absent: true }, on: { 'lamp.hung': transition('#dark') } },
          dark: {
            id: 'dark',
            meta: { code: 0 },
            on: {
              ...ask,
              'lamp.lit': transition('#bright', 'currentIsOn', 'burnsBelowHundredHours'),
              'lamp.putBack': transition('#before'),
              'lamp.removed': transition('#gone', 'anotherAsked'),
            },
          },
          shining: {
            initial: 'bright',
            states: {
              before: { id: 'before', type: 'history' },
              bright: {
                id: 'bright',
                meta: { code: 1 },
                entry: deadline<Lamp>('lamp.burntOut', 'PT2H'),
                on: {
                  ...ask,
                  'lamp.dimmed': transition('#dim', 'currentIsOn'),
                  'lamp.putOut': transition('#dark'),
                  'lamp.burntOut': transition('#dark'),
                },
              },
              dim: {
                id: 'dim',
                meta: { code: 2 },
                on: {
                  ...ask,
                  'lamp.putOut': transition('#dark'),
                  'lamp.lit': transition('#bright', 'currentIsOn', 'burnsBelowHundredHours'),
                },
              },
            },
          },
          gone: { id: 'gone', meta: { code: 3, final: true } },
        },
      },
      request: {
        initial: 'none',
        states: {
          none: { on: { 'lamp.removalAsked': parallelTransition('removal') } },
          removal: { on: { 'lamp.removed': parallelTransition('none') } },
        },
      },
    },
  }),
});

const person = (id: string): Actor => ({
  kind: 'person',
  id,
  name: id,
  staffCode: null,
  branch: 'hall',
  merchant: null,
  roles: [],
  permissions: Object.keys(events),
  scope: 'all',
  session: null,
  ip: null,
  onBehalfOf: null,
});

const datas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'lamp.hung': { room: 'hall' },
  'lamp.lit': { hours: 5 },
  'lamp.removalAsked': { reason: 'Old' },
};
const lampOf = (aggregate: Aggregate): Lamp => aggregate.context as Lamp;

export const fixtures: Fixtures = {
  aggregateType: lamp,
  drafts: (type, { log }) => [
    {
      data: datas[type] ?? {},
      lookups: { current: true },
      actor:
        type === 'lamp.burntOut'
          ? { ...person('system'), kind: 'system' }
          : person(type === 'lamp.removed' ? 'mya' : 'zaw'),
      at: new Date(Date.parse('2026-03-02T03:00:00.000Z') + log.length * 60_000).toISOString(),
    },
  ],
  features: ({ aggregate }) => Object.entries(aggregate.remembered).map(([, state]) => `before ${state}`),
  concerned: () => [],
  marked: (aggregate, { at }) => lampOf(aggregate).touchedAt === at,
  limits: { burnsBelowHundredHours: ['data.hours'] },
  trials: {
    currentIsOn: (it) => [fails(it, 'no current', { lookups: { current: false } })],
    burnsBelowHundredHours: (it) => [
      holds(it, '99 hours', { data: { hours: 99 } }),
      fails(it, '100 hours', { data: { hours: 100 } }),
    ],
    anotherAsked: (it) => [fails(it, 'the same person', { actor: { id: lampOf(it.aggregate).askedBy ?? '' } })],
  },
};
