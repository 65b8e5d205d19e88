import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type AppUser } from './context.ts';
import { events, type AppUserEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { nationalOf } from '../fields/phones.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/**
 * App user: a customer with an account in one of the apps (§3). Belongs to no branch, because parcels are sent from
 * anywhere.
 */
export const appUser = aggregateType<AppUser, keyof AppUserEvents, typeof rowSchema, StateOf<typeof machine, 'level'>>({
  id: 'appUser',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row: (aggregate, state) => row(aggregate, state?.meta.code ?? 0),
  branches: () => [],
  owner: ({ merchant }) => merchant,
  reservations: ({ context: { phone }, version }) =>
    version === 0 ? [] : [{ kind: 'appUser.phone', key: nationalOf(phone) }],
  identify: (serial) => `APP${String(serial).padStart(8, '0')}`,
});
