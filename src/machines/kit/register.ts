import { z } from 'zod';
import { event, type EventSpec } from './event.ts';
import { beforeCreation, lifecycle, transition } from './lifecycle.ts';
import type { Evolve } from './evolve.ts';
import { aggregateType, type AggregateType } from './aggregateType.ts';
import type { Reservation } from './aggregate.ts';
import type { Reaction } from './reaction.ts';
import { rulesOf, type Rule } from './rule.ts';

/** Further events of a register beyond its own four, such as the stock count of a branch. */
export interface RegisterMore<Entry, Type extends string, Kept extends z.ZodRawShape> {
  readonly events: Record<Type, EventSpec>;
  readonly rules: Record<string, Rule>;
  readonly evolve: Evolve<Partial<Entry> & Partial<z.infer<z.ZodObject<Kept>>>>;
  /**
   * Rules of each event while the entry is registered, and while it is retired. A state that omits an event does not
   * declare it.
   */
  readonly registered: Partial<Record<Type, readonly string[]>>;
  readonly retired?: Partial<Record<Type, readonly string[]>>;
  /** Fields that these events set: part of the row, never of a form. */
  readonly kept: Kept;
}

interface RegisterOptions<Entry, Type extends string, Kept extends z.ZodRawShape> {
  /** Makes the id of a new entry; by default the prefix and a serial number. */
  readonly identify?: (serial: number, entry: Entry) => string;
  /** Field with the key of which the id is made. */
  readonly keyField?: keyof Entry & string;
  readonly prefix: string;
  /** Rules of section 5 beyond the schemas of the fields; they read the payload. */
  readonly rules?: Record<string, Rule>;
  /** Rules of an amendment only, such as those that read the children of an entry. */
  readonly amending?: Record<string, Rule>;
  /** Rules of retiring an entry. */
  readonly retiring?: Record<string, Rule>;
  /** Rules of restoring an entry. */
  readonly restoring?: Record<string, Rule>;
  readonly reactions?: readonly Reaction[];
  readonly branches?: (entry: Entry) => readonly string[];
  /** The unique keys of an entry, such as a staff code. */
  readonly reservations?: (entry: Entry) => readonly Reservation[];
  readonly owner?: (entry: Entry) => string | null;
  readonly more?: RegisterMore<Entry, Type, Kept>;
}

const transitionsOf = (declared: Partial<Record<string, readonly string[]>> = {}) =>
  Object.fromEntries(Object.entries(declared).map(([type, rules = []]) => [type, transition(null, ...rules)]));

/** The fields of a register's entry. */
export type RegisterEntry<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape, z.core.$strict>>;

/** The four events of a register. */
export type RegisterEvent<Id extends string> = `${Id}.${'registered' | 'amended' | 'retired' | 'restored'}`;

/** The states of a register's entry. */
export type RegisterState = 'absent' | 'registered' | 'retired';

/** The row schema of a register: the common columns, then its own fields. */
export type RegisterRows<Shape extends z.ZodRawShape> = z.ZodObject<
  typeof rowHead & { [Field in keyof Shape]: z.ZodOptional<Shape[Field]> }
>;

/**
 * Makes a register: an aggregate type whose entries are registered, amended, retired and restored (architecture.md,
 * two kinds of aggregate type). `amended` carries only the fields that change; the log keeps the earlier values.
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
    ...options.restoring,
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
      absent: beforeCreation({ [`${id}.registered`]: transition('#registered', ...obeyed) }),
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
        on: {
          [`${id}.restored`]: transition('#registered', ...Object.keys(options.restoring ?? {})),
          ...transitionsOf(options.more?.retired),
        },
      },
    },
  });
  return aggregateType<Entry, RegisterEvent<Id> | Type, RegisterRows<Shape & Kept>, RegisterState>({
    id,
    version: 1,
    // The compiler types keys made by a template as strings.
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
    ...(options.keyField ? { keyField: options.keyField } : {}),
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

/** The first columns of every row. */
export const rowHead = {
  id: z.string(),
  version: z.number().int(),
  state: z.string(),
  code: z.number().int().nullable(),
};
