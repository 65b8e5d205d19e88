import { transitionsOfAll } from '#machines/kit/describe.ts';
import type { EventSpec } from '#machines/kit/event.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Transition } from '#machines/kit/structure.ts';

/** Which events are looked at: all of them, or those of one kind. */
export const KINDS = ['all', 'money', 'irreversible', 'twoPersons', 'system'] as const;
export type Kind = (typeof KINDS)[number];

/** What the pages of a machine are narrowed to. */
export interface Narrowing {
  readonly kind: Kind;
  /** What a role may propose; null for everybody. */
  readonly permissions: readonly string[] | null;
}

/** Whether holders of these permissions may propose an event: nobody proposes what only the system does. */
export const mayPropose = (aggregateType: AggregateType, type: string, permissions: readonly string[]): boolean =>
  aggregateType.events[type]?.systemOnly !== true && (permissions.includes('*') || permissions.includes(type));

const OF_KIND: Readonly<Record<Kind, (spec: EventSpec) => boolean>> = {
  all: () => true,
  money: ({ money }) => money,
  irreversible: ({ irreversible }) => irreversible,
  twoPersons: ({ secondPerson }) => secondPerson !== null,
  system: ({ systemOnly }) => systemOnly,
};

/** Whether an event is of a kind. */
const isOfKind = (aggregateType: AggregateType, type: string, kind: Kind): boolean => {
  const spec = aggregateType.events[type];
  return spec !== undefined && OF_KIND[kind](spec);
};

/** Whether an event stays in view. */
export const isInView = (aggregateType: AggregateType, type: string, { kind, permissions }: Narrowing): boolean =>
  isOfKind(aggregateType, type, kind) && (permissions === null || mayPropose(aggregateType, type, permissions));

/** The ways of a machine that stay in view. */
export const transitionsInView = (aggregateType: AggregateType, narrowing: Narrowing): Transition[] =>
  transitionsOfAll(aggregateType).filter(({ event }) => isInView(aggregateType, event, narrowing));

/** The states an aggregate can be in, in the order of the machine, each with its region. */
export const statesIn = (aggregateType: AggregateType): { readonly id: string; readonly region: string }[] =>
  [...aggregateType.structure.states.values()].filter(({ meta }) => meta.absent !== true);
