import { aggregateTypes } from '#machines/aggregateTypes.ts';
import { roles } from '#server/company/roles.ts';
import { staff } from '#server/demo/world/staff.ts';
import { ACCOUNTS } from '#server/demo/accounts.ts';

/** Which part of the walk an account does. Every account opens every screen of its menu. */
export interface Share {
  /** Whether a form belongs to it, by the event types that its button can stand for; none for other dialogs. */
  readonly opensForm: (types: readonly string[]) => boolean;
  /** Whether forms of a record type belong to it, so that a record of each listed state is opened; otherwise one record. */
  readonly opensFormsOf: (machine: string) => boolean;
}

const always = (): boolean => true;

/** Everything that is offered to the account. */
export const WHOLE: Share = { opensForm: always, opensFormsOf: always };

const eventTypes = Object.values(aggregateTypes).flatMap((one) => one.eventTypes);

const permissionsOf = (account: string): readonly string[] => {
  const held = staff.find(({ username }) => username === account)?.roles ?? [];
  return roles.filter(({ code }) => held.includes(code)).flatMap(({ permissions }) => permissions);
};

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

/** All screens, and the forms that nobody with fewer permissions is offered: refusals show there first. */
export function narrowestOf(account: string): Share {
  if (!isStaff(account)) return WHOLE;
  const owns = (type: string): boolean =>
    permissionsOf(account).includes('*') ? left.has(machineOf(type)) : ownerOf(type) === account;
  const owned = new Set(eventTypes.filter(owns));
  const machines = new Set([...owned].map(machineOf));
  return {
    opensForm: (types) => types.some((type) => owned.has(type)),
    opensFormsOf: (machine) => machines.has(machine),
  };
}
