import { z } from 'zod';
import type { Actor } from '#machines/kit/actor.ts';
import { event } from '#machines/kit/event.ts';
import { along, deadline, lifecycle, way } from '#machines/kit/lifecycle.ts';
import { noun, type Life } from '#machines/kit/noun.ts';
import { rulesOf, type Judged } from '#machines/kit/rule.ts';
import { rowHead } from '#machines/kit/register.ts';
import type { Fixtures } from '../../support/model/situation.ts';
import { fails, holds } from '../../support/model/trials.ts';

interface Lamp {
  readonly room: string;
  readonly hours: number;
  readonly askedBy: string | null;
  readonly touchedAt: string;
}
interface Known {
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

const rules = rulesOf<Lamp, Known>('lamp')({
  currentIsOn: {
    source: 'ours',
    knows: ['current'],
    values: ['room'],
    holds: ({ known, context }: Judged<Lamp, unknown, Known>) => known.current || { room: context.room },
  },
  burnsBelowHundredHours: {
    source: 'ours',
    needsData: true,
    field: 'hours',
    values: ['hours', 'most'],
    holds: ({ data }: Judged<Lamp, { hours: number }, Known>) => data.hours < 100 || { hours: data.hours, most: 100 },
  },
  anotherAsked: {
    source: 'ours',
    code: 'secondPerson',
    values: ['by'],
    holds: ({ context, actor }: Judged<Lamp, unknown, Known>) =>
      context.askedBy !== actor.id || { by: context.askedBy },
  },
});

interface Fact {
  readonly at: string;
  readonly actor: { readonly id: string };
}
const touched = ({ at }: Fact) => ({ touchedAt: at });
const evolve = {
  'lamp.hung': (_: Lamp, fact: Fact & { data: { room: string } }) => ({ ...touched(fact), room: fact.data.room }),
  'lamp.lit': (lamp: Lamp, fact: Fact & { data: { hours: number } }) => ({
    ...touched(fact),
    hours: lamp.hours + fact.data.hours,
  }),
  'lamp.dimmed': (_: Lamp, fact: Fact) => touched(fact),
  'lamp.putOut': (_: Lamp, fact: Fact) => touched(fact),
  'lamp.putBack': (_: Lamp, fact: Fact) => touched(fact),
  'lamp.burntOut': (_: Lamp, fact: Fact) => touched(fact),
  'lamp.removalAsked': (_: Lamp, fact: Fact) => ({ ...touched(fact), askedBy: fact.actor.id }),
  'lamp.removed': (_: Lamp, fact: Fact) => ({ ...touched(fact), askedBy: null }),
};

const initial: Lamp = { room: '', hours: 0, askedBy: null, touchedAt: '' };
const ask = { 'lamp.removalAsked': way(null) };

/** A machine with everything the kit knows, small enough to be read at a glance. */
export const lamp = noun<Lamp>({
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
          absent: { id: 'absent', meta: { absent: true }, on: { 'lamp.hung': way('#dark') } },
          dark: {
            id: 'dark',
            meta: { code: 0 },
            on: {
              ...ask,
              'lamp.lit': way('#bright', 'currentIsOn', 'burnsBelowHundredHours'),
              'lamp.putBack': way('#before'),
              'lamp.removed': way('#gone', 'anotherAsked'),
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
                  'lamp.dimmed': way('#dim', 'currentIsOn'),
                  'lamp.putOut': way('#dark'),
                  'lamp.burntOut': way('#dark'),
                },
              },
              dim: {
                id: 'dim',
                meta: { code: 2 },
                on: {
                  ...ask,
                  'lamp.putOut': way('#dark'),
                  'lamp.lit': way('#bright', 'currentIsOn', 'burnsBelowHundredHours'),
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
          none: { on: { 'lamp.removalAsked': along('removal') } },
          removal: { on: { 'lamp.removed': along('none') } },
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
const lampOf = (life: Life): Lamp => life.context as Lamp;

export const fixtures: Fixtures = {
  noun: lamp,
  drafts: (type, { log }) => [
    {
      data: datas[type] ?? {},
      known: { current: true },
      actor:
        type === 'lamp.burntOut'
          ? { ...person('system'), kind: 'system' }
          : person(type === 'lamp.removed' ? 'mya' : 'zaw'),
      at: new Date(Date.parse('2026-03-02T03:00:00.000Z') + log.length * 60_000).toISOString(),
    },
  ],
  features: ({ life }) => Object.entries(life.remembered).map(([, state]) => `before ${state}`),
  concerned: () => [],
  marked: (life, { at }) => lampOf(life).touchedAt === at,
  limits: { burnsBelowHundredHours: ['data.hours'] },
  trials: {
    currentIsOn: (it) => [fails(it, 'no current', { known: { current: false } })],
    burnsBelowHundredHours: (it) => [
      holds(it, '99 hours', { data: { hours: 99 } }),
      fails(it, '100 hours', { data: { hours: 100 } }),
    ],
    anotherAsked: (it) => [fails(it, 'the same person', { actor: { id: lampOf(it.life).askedBy ?? '' } })],
  },
};
