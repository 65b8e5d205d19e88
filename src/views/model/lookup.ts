import { waysOfAll } from '#machines/kit/describe.ts';
import type { EventSpec } from '#machines/kit/event.ts';
import type { Noun } from '#machines/kit/noun.ts';
import type { Way } from '#machines/kit/structure.ts';

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
export const mayPropose = (noun: Noun, type: string, permissions: readonly string[]): boolean =>
  noun.events[type]?.systemOnly !== true && (permissions.includes('*') || permissions.includes(type));

const OF_KIND: Readonly<Record<Kind, (spec: EventSpec) => boolean>> = {
  all: () => true,
  money: ({ money }) => money,
  irreversible: ({ irreversible }) => irreversible,
  twoPersons: ({ secondPerson }) => secondPerson !== null,
  system: ({ systemOnly }) => systemOnly,
};

/** Whether an event is of a kind. */
const isOfKind = (noun: Noun, type: string, kind: Kind): boolean => {
  const spec = noun.events[type];
  return spec !== undefined && OF_KIND[kind](spec);
};

/** Whether an event stays in view. */
export const isInView = (noun: Noun, type: string, { kind, permissions }: Narrowing): boolean =>
  isOfKind(noun, type, kind) && (permissions === null || mayPropose(noun, type, permissions));

/** The ways of a machine that stay in view. */
export const waysInView = (noun: Noun, narrowing: Narrowing): Way[] =>
  waysOfAll(noun).filter(({ event }) => isInView(noun, event, narrowing));

/** The states a life can be in, in the order of the machine, each with its region. */
export const statesIn = (noun: Noun): { readonly id: string; readonly region: string }[] =>
  [...noun.structure.states.values()].filter(({ meta }) => meta.absent !== true);
