import { z } from 'zod';
import { event, type EventSpec } from './event.ts';
import { lifecycle, transition, type Evolve } from './lifecycle.ts';
import { aggregateType, type Reservation, type AggregateType } from './aggregateType.ts';
import type { Reaction } from './reaction.ts';
import { rulesOf, type Rule } from './rule.ts';

/** What the system tells an entry besides keeping it: that its branch is being counted, for instance. */
export interface RegisterMore<Entry, Type extends string, Kept extends z.ZodRawShape> {
  readonly events: Record<Type, EventSpec>;
  readonly rules: Record<string, Rule>;
  readonly evolve: Evolve<Partial<Entry> & Partial<z.infer<z.ZodObject<Kept>>>>;
  /** What each event must obey while the entry is registered, and while it is retired; states left out do not know it. */
  readonly registered: Partial<Record<Type, readonly string[]>>;
  readonly retired?: Partial<Record<Type, readonly string[]>>;
  /** Fields that these events keep: part of the row, never of a form. */
  readonly kept: Kept;
}

interface RegisterOptions<Entry, Type extends string, Kept extends z.ZodRawShape> {
  /** The id of a new entry; by default the aggregate type's prefix and a serial number. */
  readonly identify?: (serial: number, entry: Entry) => string;
  readonly prefix: string;
  /** Rules of section 5 beyond the shapes of the fields; they look at the payload. */
  readonly rules?: Record<string, Rule>;
  /** Rules of a change alone, such as those that look at what stands below an entry. */
  readonly amending?: Record<string, Rule>;
  /** Rules of taking an entry out of use. */
  readonly retiring?: Record<string, Rule>;
  readonly reactions?: readonly Reaction[];
  readonly branches?: (entry: Entry) => readonly string[];
  /** What no two entries may share, such as a staff code. */
  readonly reservations?: (entry: Entry) => readonly Reservation[];
  readonly owner?: (entry: Entry) => string | null;
  readonly more?: RegisterMore<Entry, Type, Kept>;
}

const transitionsOf = (declared: Partial<Record<string, readonly string[]>> = {}) =>
  Object.fromEntries(Object.entries(declared).map(([type, rules = []]) => [type, transition(null, ...rules)]));

/** What an aggregate type that is merely kept looks like as a row: its state, and its fields. */
export type RegisterEntry<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape, z.core.$strict>>;

/** The four events of an aggregate type that is merely kept. */
export type RegisterEvent<Id extends string> = `${Id}.${'registered' | 'amended' | 'retired' | 'restored'}`;

/** The states of an aggregate type that is merely kept. */
export type RegisterState = 'absent' | 'registered' | 'retired';

/** The row schema of an aggregate type that is merely kept: what every row begins with, then its own fields. */
export type RegisterRows<Shape extends z.ZodRawShape> = z.ZodObject<
  typeof rowHead & { [Field in keyof Shape]: z.ZodOptional<Shape[Field]> }
>;

/**
 * An aggregate type that is merely kept: registered, amended, retired, restored (architecture.md, two kinds of aggregate type).
 * `amended` carries only the fields that change; the log keeps what they were before by being a log.
 */
export function register<
  const Id extends string,
  Shape extends z.ZodRawShape,
  Type extends string = never,
  Kept extends z.ZodRawShape = Shape,
>(
  id: Id,
  shape: Shape,
  options: RegisterOptions<RegisterEntry<Shape>, Type, Kept>,
): AggregateType<RegisterEvent<Id> | Type, RegisterRows<Shape & Kept>, RegisterState> {
  type Entry = Partial<RegisterEntry<Shape>>;
  const whole = z.strictObject(shape);
  const events = {
    [`${id}.registered`]: event(null, shape),
    [`${id}.amended`]: event(null, whole.partial().shape),
    [`${id}.retired`]: event(null, { remark: z.string().trim().max(500).optional() }),
    [`${id}.restored`]: event(null, {}),
    ...options.more?.events,
  };
  const obeyed = Object.keys(options.rules ?? {});
  const changing = [...obeyed, ...Object.keys(options.amending ?? {})];
  const rules = {
    ...rulesOf<Entry, object>(id)({}),
    ...options.rules,
    ...options.amending,
    ...options.retiring,
    ...options.more?.rules,
  };
  const merge = (_: Entry, { data }: { data: Entry }) => data;
  const evolve: Evolve<Entry> = {
    [`${id}.registered`]: merge,
    [`${id}.amended`]: merge,
    ...(options.more?.evolve as Evolve<Entry> | undefined),
  };
  const machine = lifecycle<Entry>(rules, evolve).createMachine({
    id,
    context: {} as Entry,
    initial: 'absent',
    states: {
      absent: {
        id: 'absent',
        meta: { absent: true },
        on: { [`${id}.registered`]: transition('#registered', ...obeyed) },
      },
      registered: {
        id: 'registered',
        meta: { code: 1, phase: 'register' },
        on: {
          [`${id}.amended`]: transition(null, ...changing),
          [`${id}.retired`]: transition('#retired', ...Object.keys(options.retiring ?? {})),
          ...transitionsOf(options.more?.registered),
        },
      },
      retired: {
        id: 'retired',
        meta: { code: 0, phase: 'register' },
        on: { [`${id}.restored`]: transition('#registered'), ...transitionsOf(options.more?.retired) },
      },
    },
  });
  return aggregateType<Entry, RegisterEvent<Id> | Type, RegisterRows<Shape & Kept>, RegisterState>({
    id,
    version: 1,
    // Keys made by a template are strings to the compiler.
    events: events as Record<RegisterEvent<Id> | Type, EventSpec>,
    rules,
    machine,
    evolve,
    initial: {},
    rowSchema: z.object({
      ...rowHead,
      ...whole.partial().shape,
      ...z.strictObject(options.more?.kept ?? {}).partial().shape,
    }) as unknown as RegisterRows<Shape & Kept>,
    row: (aggregate) => aggregate.context,
    ...(options.reactions ? { reactions: options.reactions } : {}),
    branches: (entry) => options.branches?.(entry as RegisterEntry<Shape>) ?? [],
    owner: (entry) => options.owner?.(entry as RegisterEntry<Shape>) ?? null,
    reservations: (aggregate) =>
      aggregate.states[id] === 'retired'
        ? []
        : (options.reservations?.(aggregate.context as RegisterEntry<Shape>) ?? []),
    identify: (serial, data: RegisterEntry<Shape>) =>
      options.identify?.(serial, data) ?? `${options.prefix}${String(serial).padStart(6, '0')}`,
  });
}

/** The columns every row begins with. */
export const rowHead = {
  id: z.string(),
  version: z.number().int(),
  state: z.string(),
  code: z.number().int().nullable(),
};
