import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { secretReservations } from '../rights/rotatedSecret.ts';
import { initial, type ApiKey } from './context.ts';
import { events, type ApiKeyEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Reservations by which the server finds the key of a secret: the present one, and the one before. */
export const SECRET = 'apiKey.secret';
export const FORMER_SECRET = 'apiKey.formerSecret';

/** API key of a business customer. Visible to its own accounts and to the branch that signed it. */
export const apiKey = aggregateType<ApiKey, keyof ApiKeyEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'apiKey',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ branch }) => (branch === null ? [] : [branch]),
  owner: ({ merchant }) => merchant,
  reservations: ({ context }) => secretReservations(context, [SECRET, FORMER_SECRET]),
  identify: (serial) => `KEY${String(serial).padStart(6, '0')}`,
});
