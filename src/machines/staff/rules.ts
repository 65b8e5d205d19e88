import { EXCESS_VALUES, withinOwn } from '../rights/authority.ts';
import { isBy } from '../kit/actor.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { isElevenDigitPhone } from '../fields/phones.ts';
import { givesAnother, liesWithin } from '../registers/placeRules.ts';
import { wellFormed } from '../registers/rules.ts';
import { isEmail, isIdentityNumber } from '../fields/validators.ts';
import type { StaffContext } from './context.ts';
import type { StaffLookups } from './lookups.ts';
import { PASSKEYS_MOST } from './passkeys.ts';

type Change = Judged<StaffContext, Partial<StaffContext>, StaffLookups>;
type PasskeyChange = Judged<StaffContext, { readonly passkey?: string }, StaffLookups>;

/** Returns the first branch of the payload outside the scope of an actor who does not see the whole company. */
const branchBeyond = ({ actor, data }: Change): string | undefined => {
  const { scope } = actor;
  if (actor.kind === 'system' || scope === 'all') return undefined;
  return [data.branch, data.operateBranch].find((branch) => branch !== undefined && !scope.includes(branch));
};

/** Rules of staff (§4, §5; lifecycles.md 4.9; reliability.md 2.7). */
export const rules = rulesOf<StaffContext, StaffLookups>('staff')({
  usernameIsPlain: wellFormed('username', 'ours: a login name is typed and compared', (text) =>
    /^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*$/.test(text),
  ),
  staffCodeIsFourDigits: wellFormed('staffCode', '§5', (text) => /^\d{4}$/.test(text)),
  phoneIsElevenDigits: wellFormed('phone', '§5', isElevenDigitPhone),
  emailIsValid: wellFormed('email', '§5', isEmail),
  idNumberIsValid: wellFormed('idNumber', '§5', isIdentityNumber),
  idNumberIsFree: {
    source: 'ours: a person is registered once; who comes back is taken on again',
    field: 'idNumber',
    needsData: true,
    lookups: ['idNumberTaken'],
    // The other person is not named: who registers may not be allowed to see that one.
    holds: (change: Change): true | Values => !change.lookups.idNumberTaken || !givesAnother(change, 'idNumber') || {},
  },
  cityInProvince: liesWithin('city', 'province', 'region', '§5, province, city, county; ours: one address'),
  districtInCity: liesWithin('district', 'city', 'city', '§5, province, city, county; ours: one address'),
  hasRole: {
    source: '§5',
    field: 'roles',
    needsData: true,
    holds: ({ data }: Change): true | Values => (data.roles ?? []).length > 0 || {},
  },
  rolesExist: {
    source: '§5',
    field: 'roles',
    needsData: true,
    values: ['role'],
    lookups: ['rolesMissing'],
    holds: ({ lookups: { rolesMissing } }: Change): true | Values =>
      rolesMissing.length === 0 || { role: rolesMissing[0] ?? '' },
  },
  rolesStillExist: {
    source: 'reliability.md 5, E12; ours: also when an account comes back into use',
    values: ['role'],
    lookups: ['rolesGone'],
    holds: ({ lookups: { rolesGone } }: Change): true | Values =>
      rolesGone.length === 0 || { role: rolesGone[0] ?? '' },
  },
  branchesExist: {
    source: '§5',
    field: 'branch',
    needsData: true,
    values: ['branch'],
    lookups: ['branchesMissing'],
    holds: ({ lookups: { branchesMissing } }: Change): true | Values =>
      branchesMissing.length === 0 || { branch: branchesMissing[0] ?? '' },
  },
  departmentOfItsBranch: {
    source: '§3, companyCode of a department; ours: judged where a branch or a department is named',
    field: 'department',
    needsData: true,
    values: ['department', 'branch'],
    lookups: ['department'],
    holds({ context, data, lookups: { department: found } }: Change): true | Values {
      const { department, branch } = { ...context, ...data };
      if (!department || (data.department === undefined && data.branch === undefined)) return true;
      return found?.branch === branch || { department, branch };
    },
  },
  branchWithinReach: {
    source: '§6, data scope; lifecycles.md 4.10, 33',
    code: 'scope',
    field: 'branch',
    needsData: true,
    values: ['branch'],
    holds(change: Change): true | Values {
      const branch = branchBeyond(change);
      return branch === undefined || { branch };
    },
  },
  isAnother: {
    source: 'ours: nobody raises, locks out or resets himself (§6)',
    code: 'role',
    holds: ({ id, actor }: Change): true | Values => actor.kind === 'system' || id !== actor.id || {},
  },
  isByCustomer: {
    source: 'ours: only a business customer invites and keeps its colleagues',
    code: 'role',
    // The scope holds a customer's account to its own customer.
    holds: ({ actor }: Change): true | Values => actor.kind === 'system' || actor.merchant !== null || {},
  },
  isBelowActor: {
    source: 'ours: nobody acts on a person who may do more than they may (§6, level and data scope)',
    code: 'role',
    values: EXCESS_VALUES,
    lookups: ['excess'],
    holds: (change: Change): true | Values => withinOwn(change.lookups.excess, change),
  },
  rolesAreWithinOwn: {
    source: 'ours: nobody grants what they lack, nor their own level (§6)',
    code: 'role',
    field: 'roles',
    needsData: true,
    values: EXCESS_VALUES,
    lookups: ['excessOfRoles'],
    holds: (change: Change): true | Values => withinOwn(change.lookups.excessOfRoles, change),
  },
  administratorRemains: {
    source: 'reliability.md 5, E12: at least one administrator',
    lookups: ['administratorsAfter'],
    holds: ({ lookups }: Change): true | Values => lookups.administratorsAfter > 0 || {},
  },
  leavesAfterJoining: {
    source: '§3',
    field: 'leaveDate',
    needsData: true,
    values: ['joinDate', 'leaveDate'],
    holds({ context: { joinDate }, data: { leaveDate = '' } }: Change): true | Values {
      return (leaveDate ?? '') >= joinDate || { joinDate, leaveDate };
    },
  },
  rejoinsAfterLeaving: {
    source: 'ours: a person is employed once at a time',
    field: 'joinDate',
    needsData: true,
    values: ['leaveDate', 'joinDate'],
    holds({ context: { leaveDate }, data: { joinDate = '' } }: Change): true | Values {
      return joinDate >= (leaveDate ?? '') || { leaveDate, joinDate };
    },
  },
  holdsNoParcel: {
    source: 'lifecycles.md 4.10, 34',
    values: ['count', 'example'],
    lookups: ['parcels'],
    holds: ({ lookups: { parcels } }: Change): true | Values => parcels.count === 0 || { ...parcels },
  },
  holdsNoCash: {
    source: 'lifecycles.md 4.10, 34',
    values: ['held', 'heldYuan'],
    lookups: ['cash'],
    holds: ({ lookups: { cash } }: Change): true | Values =>
      cash === null || (cash.held === 0 && cash.heldYuan === 0) || { ...cash },
  },
  holdsNoWork: {
    source: 'ours: what a person has begun or keeps is handed over before leaving',
    values: ['kind', 'count', 'example'],
    lookups: ['work'],
    holds: ({ lookups: { work } }: Change): true | Values => {
      const [first] = work;
      return first === undefined || { ...first };
    },
  },
  onTheJob: {
    source: 'reliability.md 5, E11: who left or is locked cannot sign in',
    values: ['status'],
    regions: ['staff'],
    holds: ({ states }: Change): true | Values => states['staff'] === 'onJob' || { status: states['staff'] ?? '' },
  },
  resetAskedByAnother: {
    source: 'ours: who asks to reset a second factor does not confirm it (reliability.md 1.2, V2)',
    code: 'secondPerson',
    values: ['by'],
    holds: ({ context: { secondFactorReset }, actor }: Change): true | Values =>
      !isBy(secondFactorReset?.by, actor) || { by: actor.id },
  },
  passkeyNameIsFree: {
    source: 'ours: a passkey is removed by its name',
    field: 'passkey',
    needsData: true,
    values: ['passkey'],
    holds: ({ context: { passkeys }, data: { passkey = '' } }: PasskeyChange): true | Values =>
      !passkeys.includes(passkey) || { passkey },
  },
  passkeysAreAtMostTen: {
    source: 'ours: a list that a person knows, and that a sign-in names to the browser',
    values: ['most'],
    holds: ({ context: { passkeys } }: PasskeyChange): true | Values =>
      passkeys.length < PASSKEYS_MOST || { most: PASSKEYS_MOST },
  },
  passkeyExists: {
    source: 'ours: what is removed is there',
    field: 'passkey',
    needsData: true,
    values: ['passkey'],
    holds: ({ context: { passkeys }, data: { passkey = '' } }: PasskeyChange): true | Values =>
      passkeys.includes(passkey) || { passkey },
  },
  anotherFactorRemains: {
    source: 'ours: the removal of the last factor is staff.secondFactorRemoved',
    values: [],
    holds: ({ context: { authenticatorApp, passkeys } }: PasskeyChange): true | Values =>
      authenticatorApp || passkeys.length > 1 || {},
  },
  hasAuthenticatorApp: {
    source: 'ours: what is removed is there',
    values: [],
    holds: ({ context }: Change): true | Values => context.authenticatorApp || {},
  },
  passkeyRemains: {
    source: 'ours: the removal of the last factor is staff.secondFactorRemoved',
    values: [],
    holds: ({ context: { passkeys } }: Change): true | Values => passkeys.length > 0 || {},
  },
  notInChargeYet: {
    source: '§6',
    values: [],
    holds: ({ context }: Change): true | Values => !context.personInCharge || {},
  },
  isInCharge: {
    source: '§6',
    values: [],
    holds: ({ context }: Change): true | Values => context.personInCharge || {},
  },
});

export type RuleName = keyof typeof rules;
