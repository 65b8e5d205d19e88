import { transitionsOfAll } from '#machines/kit/describe.ts';
import type { EventSpec } from '#machines/kit/event.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Transition } from '#machines/kit/structure.ts';

/** Kinds of events to show: all, or those of one kind. */
export const KINDS = ['all', 'money', 'irreversible', 'twoPersons', 'system'] as const;
export type Kind = (typeof KINDS)[number];

/** Filter of the pages of a machine. */
export interface Narrowing {
  readonly kind: Kind;
  /** Permissions of a role; null for everybody. */
  readonly permissions: readonly string[] | null;
}

/** Returns true if holders of these permissions may propose an event; nobody proposes an event of the system. */
export const mayPropose = (aggregateType: AggregateType, type: string, permissions: readonly string[]): boolean =>
  aggregateType.events[type]?.systemOnly !== true && (permissions.includes('*') || permissions.includes(type));

const OF_KIND: Readonly<Record<Kind, (spec: EventSpec) => boolean>> = {
  all: () => true,
  money: ({ money }) => money,
  irreversible: ({ irreversible }) => irreversible,
  twoPersons: ({ secondPerson }) => secondPerson !== null,
  system: ({ systemOnly }) => systemOnly,
};

/** Returns true if an event is of a kind. */
const isOfKind = (aggregateType: AggregateType, type: string, kind: Kind): boolean => {
  const spec = aggregateType.events[type];
  return spec !== undefined && OF_KIND[kind](spec);
};

/** Returns true if an event passes the filter. */
export const isInView = (aggregateType: AggregateType, type: string, { kind, permissions }: Narrowing): boolean =>
  isOfKind(aggregateType, type, kind) && (permissions === null || mayPropose(aggregateType, type, permissions));

/** Transitions of a machine that pass the filter. */
export const transitionsInView = (aggregateType: AggregateType, narrowing: Narrowing): Transition[] =>
  transitionsOfAll(aggregateType).filter(({ event }) => isInView(aggregateType, event, narrowing));

/** The states an aggregate can be in, in the order of the machine, each with its region. */
export const statesIn = (aggregateType: AggregateType): { readonly id: string; readonly region: string }[] =>
  [...aggregateType.structure.states.values()].filter(({ meta }) => meta.absent !== true);
