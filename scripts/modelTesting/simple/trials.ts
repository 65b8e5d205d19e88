import { system } from '#machines/kit/actor.ts';
import type { Attempt, Trial } from '../situation.ts';
import { fails, holds, type Change } from '../trials.ts';
import { STRANGER } from './people.ts';

type Trials = (attempt: Attempt) => readonly Trial[];

const theSystem = { kind: 'system', id: system.id } as const;

/** A rule that refuses the attempt so changed: the common case, several changes by name. */
export const refuses =
  (changes: Readonly<Record<string, Change>>): Trials =>
  (attempt) =>
    Object.entries(changes).map(([name, change]) => fails(attempt, name, change));

/** A rule that refuses some changes of the attempt and lets others pass. */
export const parts =
  (refused: Readonly<Record<string, Change>>, allowed: Readonly<Record<string, Change>>): Trials =>
  (attempt) => [
    ...refuses(refused)(attempt),
    ...Object.entries(allowed).map(([name, change]) => holds(attempt, name, change)),
  ];

/** A rule that holds for anyone but one person, such as the one who asked. */
export const notBy =
  (whom: (attempt: Attempt) => string): Trials =>
  (attempt) => [
    fails(attempt, 'the same person', { actor: { id: whom(attempt) } }),
    holds(attempt, 'a third person', { actor: { id: STRANGER } }),
  ];

/** A rule that asks for a permission of its own. */
export const needsPermission =
  (permission: string): Trials =>
  (attempt) => {
    const others = [...attempt.draft.actor.permissions, attempt.type].filter((granted) => granted !== permission);
    return [
      fails(attempt, `without ${permission}`, { actor: { permissions: others } }),
      holds(attempt, 'who may everything', { actor: { permissions: ['*'] } }),
      holds(attempt, 'the system', { actor: { ...theSystem, permissions: [] } }),
    ];
  };

/** A rule that holds only for who works at a branch now. */
export const atBranchAlone: Trials = (attempt) => [
  fails(attempt, 'at another branch', { actor: { branch: 'LASHIO' } }),
  holds(attempt, 'the system', { actor: theSystem }),
];

/** The rule that a label is printed again only for a reason, for every aggregate that counts its prints. */
export const reprintAsksReason: Trials = (attempt) => [
  fails(attempt, 'printed before', { context: { printCount: 2 }, data: { reason: undefined } }),
  holds(attempt, 'printed before, with a reason', { context: { printCount: 1 }, data: { reason: 'Torn' } }),
  holds(attempt, 'the first time', { context: { printCount: 0 }, data: { reason: undefined } }),
  holds(attempt, 'never yet', { context: { printCount: undefined }, data: { reason: undefined } }),
];
