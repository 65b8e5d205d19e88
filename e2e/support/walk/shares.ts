import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import type { Look } from './looks.ts';
import { pathsInLook, permissionsOf } from './plan.ts';

/** Part of the walk that an account does. Every account opens every screen of its menu. */
export interface Share {
  /** True if a screen of the menu belongs to it in a look. */
  readonly opensScreen: (path: string, look: Look) => boolean;
  /** True if it opens every kind of record in each look; otherwise in one, and in another where nobody has been. */
  readonly opensRecords: boolean;
  /** True if it goes along the tabs of every kind of record; otherwise one account does. */
  readonly opensTabs: boolean;
  /** True if a form belongs to it, by the event types that its button can stand for; none for other dialogs. */
  readonly opensForm: (types: readonly string[]) => boolean;
  /** True if forms of a record type belong to it: then a record of each listed state is opened, otherwise one. */
  readonly opensFormsOf: (machine: string) => boolean;
}

const always = (): boolean => true;

/** Everything that is offered to the account. */
export const WHOLE: Share = {
  opensScreen: always,
  opensRecords: true,
  opensTabs: true,
  opensForm: always,
  opensFormsOf: always,
};

const eventTypes = Object.values(aggregateTypes).flatMap((one) => one.eventTypes);

/** Business customers have screens of their own. */
const isStaff = (account: string): boolean => account !== 'merchant';

/** Staff with limited permissions, the fewest first. */
const narrowestFirst = ACCOUNTS.filter(isStaff)
  .map((account) => ({ account, permissions: permissionsOf(account) }))
  .filter(({ permissions }) => !permissions.includes('*'))
  .toSorted((one, other) => one.permissions.length - other.permissions.length);

const ownerOf = (type: string): string | undefined =>
  narrowestFirst.find(({ permissions }) => permissions.includes(type))?.account;

const machineOf = (type: string): string => type.split('.')[0] ?? '';

const changed = new Set(eventTypes.filter((type) => ownerOf(type) !== undefined).map(machineOf));

/** Record types that none of them may change, which leaves them to the administrator. */
const left = new Set(Object.keys(aggregateTypes).filter((machine) => !changed.has(machine)));

/** Every screen in the looks of the plan, and the forms that nobody with fewer permissions is offered: refusals show there first. */
export function narrowestOf(account: string): Share {
  const opensScreen = (path: string, look: Look): boolean => pathsInLook(account, look).has(path);
  if (!isStaff(account)) return { ...WHOLE, opensScreen, opensRecords: false, opensTabs: false };
  const owns = (type: string): boolean =>
    permissionsOf(account).includes('*') ? left.has(machineOf(type)) : ownerOf(type) === account;
  const owned = new Set(eventTypes.filter(owns));
  const machines = new Set([...owned].map(machineOf));
  return {
    opensScreen,
    opensRecords: false,
    opensTabs: false,
    opensForm: (types) => types.some((type) => owned.has(type)),
    opensFormsOf: (machine) => machines.has(machine),
  };
}
