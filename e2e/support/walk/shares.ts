import { aggregateTypes } from '#machines/aggregateTypes.ts';
import { roles } from '#server/company/roles.ts';
import { staff } from '#server/demo/world/staff.ts';
import { ACCOUNTS } from '#server/demo/accounts.ts';

/** Which part of the walk an account does. Every account opens every screen of its menu. */
export interface Share {
  /** Whether the screen at this place of the menu belongs to it. */
  readonly opensScreen: (place: number) => boolean;
  /** Whether a form belongs to it, by the event types that its button can stand for; none for other dialogs. */
  readonly opensForm: (types: readonly string[]) => boolean;
  /** Whether forms of a record type belong to it, so that a record of each listed state is opened; otherwise one record. */
  readonly opensFormsOf: (machine: string) => boolean;
}

const always = (): boolean => true;

/** Everything that is offered to the account. */
export const WHOLE: Share = { opensScreen: always, opensForm: always, opensFormsOf: always };

/** A part of everything: every so many screens, with all of their forms. */
export const partOf = (part: number, parts: number): Share => ({
  ...WHOLE,
  opensScreen: (place) => place % parts === part,
});

const eventTypes = new Set(Object.values(aggregateTypes).flatMap((one) => one.eventTypes));

const permissionsOf = (account: string): readonly string[] => {
  const held = staff.find(({ username }) => username === account)?.roles ?? [];
  return roles.filter(({ code }) => held.includes(code)).flatMap(({ permissions }) => permissions);
};

/** Business customers have screens of their own. */
const isStaff = (account: string): boolean => account !== 'merchant';

/** Staff with limited permissions, the fewest first. */
const narrow = ACCOUNTS.filter(isStaff)
  .map((account) => ({ account, permissions: permissionsOf(account) }))
  .filter(({ permissions }) => !permissions.includes('*'))
  .toSorted((one, other) => one.permissions.length - other.permissions.length);

/** Returns the event types whose forms an account opens: it has the fewest permissions of those who may propose them. */
const ownedBy = (account: string): ReadonlySet<string> => {
  const own = narrow.find((one) => one.account === account)?.permissions ?? [];
  return new Set(
    own.filter(
      (type) =>
        eventTypes.has(type) && narrow.find(({ permissions }) => permissions.includes(type))?.account === account,
    ),
  );
};

/** All screens, and the forms that nobody with fewer permissions is offered: refusals show there first. */
export function narrowestOf(account: string): Share {
  if (!isStaff(account)) return WHOLE;
  const owned = ownedBy(account);
  const machines = new Set([...owned].map((type) => type.split('.')[0]));
  return {
    opensScreen: always,
    opensForm: (types) => types.some((type) => owned.has(type)),
    opensFormsOf: (machine) => machines.has(machine),
  };
}
