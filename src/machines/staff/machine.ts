import { parallelTransition, lifecycle, transition } from '../kit/lifecycle.ts';
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
  'branchesExist',
  'branchWithinReach',
] as const;
const roles = ['hasRole', 'rolesExist', 'rolesAreWithinOwn'] as const;

const whileEmployed = {
  'staff.amended': to(null, ...details),
  'staff.rolesSet': to(null, ...roles, 'isAnother', 'administratorRemains'),
  'staff.responsibleAreasSet': to(null),
  'staff.personInChargeUnset': to(null, 'isInCharge'),
  'staff.left': to('#quit', 'isAnother', 'leavesAfterJoining', 'holdsNoParcel', 'holdsNoCash', 'administratorRemains'),
};

/**
 * Employment status (§4): on the job, locked, left. A parallel region holds whether the account may sign in; it is
 * disabled on leaving.
 */
export const machine = lifecycle<StaffContext>(rules, evolve).createMachine({
  id: 'staff',
  type: 'parallel',
  context: initial,
  states: {
    staff: {
      initial: 'absent',
      states: {
        absent: {
          id: 'absent',
          meta: { absent: true },
          on: { 'staff.registered': to('#onJob', ...details, ...roles) },
        },
        onJob: {
          id: 'onJob',
          meta: { code: 1, phase: 'staff' },
          on: {
            ...whileEmployed,
            'staff.locked': to('#locked', 'isAnother', 'administratorRemains'),
            'staff.personInChargeSet': to(null, 'notInChargeYet'),
            'staff.passwordReset': to(null, 'isAnother', 'rolesAreWithinOwn'),
          },
        },
        locked: {
          id: 'locked',
          meta: { code: 2, phase: 'staff' },
          on: { ...whileEmployed, 'staff.unlocked': to('#onJob', 'isAnother') },
        },
        quit: {
          id: 'quit',
          meta: { code: 0, phase: 'staff' },
          on: { 'staff.rejoined': to('#onJob', 'rejoinsAfterLeaving') },
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
            'staff.accountDisabled': to('disabled', 'isAnother', 'administratorRemains'),
          },
        },
        disabled: {
          on: {
            'staff.locked': move(null),
            'staff.left': move(null),
            'staff.accountEnabled': to('enabled', 'onTheJob', 'rolesStillExist'),
          },
        },
      },
    },
  },
});
