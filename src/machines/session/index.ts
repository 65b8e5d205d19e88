export type { FactorWay } from './factorWays.ts';
export { holdsOneOf } from './holds.ts';
export { sessionMachine } from './machine.ts';
export type {
  Credentials,
  MenuEntry,
  MenuMeta,
  SessionContext,
  SessionEvent,
  SessionUser,
  Setback,
  SignedIn,
} from './types.ts';
