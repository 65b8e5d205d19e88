import { beforeCreation, parallelTransition, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type StaffContext } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);
const move = (target: string | null, ...names: RuleName[]) => parallelTransition(target, ...names);

const details = [
  'usernameIsPlain',
  'staffCodeIsFourDigits',
  'phoneIsElevenDigits',
  'emailIsValid',
  'idNumberIsValid',
  'idNumberIsFree',
  'cityInProvince',
  'districtInCity',
  'branchesExist',
  'departmentOfItsBranch',
  'branchWithinReach',
] as const;
const roles = ['hasRole', 'rolesExist', 'rolesAreWithinOwn'] as const;
const invitation = ['usernameIsPlain', 'phoneIsElevenDigits', 'emailIsValid'] as const;
/** Rules of what a customer's main account does to a colleague. */
const colleague = ['isByCustomer', 'isAnother', 'isBelowActor'] as const;

const whileEmployed = {
  'staff.amended': to(null, ...details, 'isBelowActor', 'administratorRemains'),
  'staff.rolesSet': to(null, ...roles, 'isAnother', 'isBelowActor', 'administratorRemains'),
  'staff.responsibleAreasSet': to(null, 'isBelowActor'),
  'staff.personInChargeUnset': to(null, 'isInCharge', 'isBelowActor'),
  'staff.left': to(
    '#quit',
    'isAnother',
    'isBelowActor',
    'leavesAfterJoining',
    'holdsNoParcel',
    'holdsNoCash',
    'holdsNoWork',
    'administratorRemains',
  ),
};

/** Transitions that add a factor. */
const addedFactor = {
  'staff.secondFactorSet': to('#factorSet'),
  'staff.passkeyAdded': to('#factorSet', 'passkeyNameIsFree', 'passkeysAreAtMostTen'),
};

/** Transitions of an existing second factor by its person: parts of it are added, replaced or removed. */
const ownFactor = {
  ...addedFactor,
  'staff.passkeyRemoved': to('#factorSet', 'passkeyExists', 'anotherFactorRemains'),
  'staff.authenticatorAppRemoved': to('#factorSet', 'hasAuthenticatorApp', 'passkeyRemains'),
  'staff.secondFactorRemoved': to('#factorUnset'),
};

/**
 * Employment status (§4): on the job, locked, left. Parallel regions hold whether the account may sign in, which ends
 * on leaving, and whether it has a second factor, which two others may reset. An account that its customer's main
 * account ended is restored by that one.
 */
export const machine = lifecycle<StaffContext>(rules, evolve).createMachine({
  id: 'staff',
  type: 'parallel',
  context: initial,
  states: {
    staff: {
      initial: 'absent',
      states: {
        absent: beforeCreation({
          'staff.registered': to('#onJob', ...details, ...roles),
          'staff.colleagueInvited': to('#onJob', 'isByCustomer', ...invitation, ...roles),
        }),
        onJob: {
          id: 'onJob',
          meta: { code: 1, phase: 'staff' },
          on: {
            ...whileEmployed,
            'staff.locked': to('#locked', 'isAnother', 'isBelowActor', 'administratorRemains'),
            'staff.personInChargeSet': to(null, 'notInChargeYet', 'isBelowActor'),
            'staff.passwordReset': to(null, 'isAnother', 'isBelowActor'),
            'staff.signedOut': to(null, 'isAnother', 'isBelowActor'),
            'staff.colleagueRightsSet': to(null, ...colleague, ...roles),
            'staff.colleaguePasswordReset': to(null, ...colleague),
          },
        },
        locked: {
          id: 'locked',
          meta: { code: 2, phase: 'staff' },
          on: { ...whileEmployed, 'staff.unlocked': to('#onJob', 'isAnother', 'isBelowActor') },
        },
        quit: {
          id: 'quit',
          meta: { code: 0, phase: 'staff' },
          on: { 'staff.rejoined': to('#onJob', 'rejoinsAfterLeaving', 'isBelowActor') },
        },
      },
    },
    secondFactor: {
      initial: 'unset',
      states: {
        unset: { id: 'factorUnset', on: addedFactor },
        set: {
          id: 'factorSet',
          on: {
            ...ownFactor,
            // Asking changes nothing: only who confirms must hold more.
            'staff.secondFactorResetAsked': to('resetAsked', 'isAnother'),
          },
        },
        resetAsked: {
          on: {
            ...ownFactor,
            'staff.secondFactorReset': to('unset', 'isAnother', 'isBelowActor', 'resetAskedByAnother'),
            'staff.secondFactorResetWithdrawn': to('set', 'isAnother'),
          },
        },
      },
    },
    account: {
      initial: 'enabled',
      states: {
        enabled: {
          on: {
            'staff.locked': move('disabled'),
            'staff.left': move('disabled'),
            'staff.accountDisabled': to('disabled', 'isAnother', 'isBelowActor', 'administratorRemains'),
            'staff.colleagueEnded': to('ended', ...colleague),
          },
        },
        ended: {
          on: {
            'staff.locked': move('disabled'),
            'staff.left': move('disabled'),
            'staff.accountDisabled': to('disabled', 'isAnother', 'isBelowActor', 'administratorRemains'),
            'staff.colleagueRestored': to('enabled', ...colleague, 'rolesStillExist'),
          },
        },
        disabled: {
          on: {
            'staff.locked': move(null),
            'staff.left': move(null),
            'staff.accountEnabled': to('enabled', 'onTheJob', 'rolesStillExist', 'isBelowActor'),
          },
        },
      },
    },
  },
});
