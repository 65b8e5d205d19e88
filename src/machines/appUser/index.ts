import { noun } from '../kit/noun.ts';
import { initial, type AppUser } from './context.ts';
import { events, type AppUserEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** A customer with an account in one of the apps (§3). Of no branch: parcels are sent from anywhere. */
export const appUser = noun<AppUser, keyof AppUserEvents, typeof rowSchema>({
  id: 'appUser',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row: (life, state) => row(life, state?.meta.code ?? 0),
  branches: () => [],
  owner: ({ merchant }) => merchant,
  claims: ({ context: { phone }, version }) => (version === 0 ? [] : [{ kind: 'appUser.phone', key: phone }]),
  identify: (serial) => `APP${String(serial).padStart(8, '0')}`,
});
