import { transitionsOfAll } from '#machines/kit/describe.ts';
import type { EventSpec } from '#machines/kit/event.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Transition } from '#machines/kit/structure.ts';

/** Filter of events: all, or one kind. */
export const KINDS = ['all', 'money', 'irreversible', 'twoPersons', 'system'] as const;
export type Kind = (typeof KINDS)[number];

/** Filter of the pages of a machine. */
export interface Narrowing {
  readonly kind: Kind;
  /** Permissions of the role; null for everybody. */
  readonly permissions: readonly string[] | null;
}

/** Returns true if the permissions allow a proposal of the event. System events allow none. */
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

/** Returns true if the filter shows an event. */
export const isInView = (aggregateType: AggregateType, type: string, { kind, permissions }: Narrowing): boolean =>
  isOfKind(aggregateType, type, kind) && (permissions === null || mayPropose(aggregateType, type, permissions));

/** Returns the transitions that the filter shows. */
export const transitionsInView = (aggregateType: AggregateType, narrowing: Narrowing): Transition[] =>
  transitionsOfAll(aggregateType).filter(({ event }) => isInView(aggregateType, event, narrowing));

/** Returns the possible states of an aggregate in machine order, each with its region. */
export const statesIn = (aggregateType: AggregateType): { readonly id: string; readonly region: string }[] =>
  [...aggregateType.structure.states.values()].filter(({ meta }) => meta.absent !== true);
