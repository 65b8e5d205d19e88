import { system } from '#machines/kit/actor.ts';
import type { Attempt, Trial } from '../situation.ts';
import { fails, holds, type Change } from '../trials.ts';
import { STRANGER } from './people.ts';

type Trials = (attempt: Attempt) => readonly Trial[];

const theSystem = { kind: 'system', id: system.id } as const;

/** Returns trials of a rule that refuses each of several changes, by name. */
export const refuses =
  (changes: Readonly<Record<string, Change>>): Trials =>
  (attempt) =>
    Object.entries(changes).map(([name, change]) => fails(attempt, name, change));

/** Returns trials of a rule that refuses some changes of the attempt and allows others. */
export const parts =
  (refused: Readonly<Record<string, Change>>, allowed: Readonly<Record<string, Change>>): Trials =>
  (attempt) => [
    ...refuses(refused)(attempt),
    ...Object.entries(allowed).map(([name, change]) => holds(attempt, name, change)),
  ];

/** Returns trials of a rule that excludes one person, such as the requester. */
export const notBy =
  (whom: (attempt: Attempt) => string): Trials =>
  (attempt) => [
    fails(attempt, 'the same person', { actor: { id: whom(attempt) } }),
    holds(attempt, 'a third person', { actor: { id: STRANGER } }),
  ];

/** Returns trials of a rule that requires its own permission. */
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

/** Returns trials of a rule that holds only for people of one branch. */
export const atBranchAlone: Trials = (attempt) => [
  fails(attempt, 'at another branch', { actor: { branch: 'LASHIO' } }),
  holds(attempt, 'the system', { actor: theSystem }),
];

/** Trials of the rule that a second print of a label requires a reason. */
export const reprintAsksReason: Trials = (attempt) => [
  fails(attempt, 'printed before', { context: { printCount: 2 }, data: { reason: undefined } }),
  holds(attempt, 'printed before, with a reason', { context: { printCount: 1 }, data: { reason: 'Torn' } }),
  holds(attempt, 'the first time', { context: { printCount: 0 }, data: { reason: undefined } }),
  holds(attempt, 'never yet', { context: { printCount: undefined }, data: { reason: undefined } }),
];
