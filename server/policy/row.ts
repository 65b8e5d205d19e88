import type { CallKey } from '#calls/areas.ts';

/**
 * Classes of rate limits: per session, or per address for callers who are not signed in (http/limits.ts). A call of the
 * class `health` needs no database: its caller is not identified, and is counted by this process alone.
 */
export type RateClass = 'read' | 'write' | 'login' | 'captcha' | 'tracking' | 'export' | 'import' | 'socket' | 'health';

/**
 * Callers of a route: everybody, every signed-in person, those whose screen may be locked, or holders of one of the
 * permissions. `changeOnly` also admits a token that may only change the password. `factorOnly` admits a sign-in that
 * waits for its second factor, alone; `enrolling` admits it beside every signed-in person.
 */
export type Access =
  | 'public'
  | 'session'
  | 'evenLocked'
  | 'changeOnly'
  | 'factorOnly'
  | 'enrolling'
  | readonly string[];

export interface PolicyRow {
  readonly access: Access;
  /** Rows of the company that the caller reaches, in a sentence. */
  readonly scope: string;
  readonly rateClass: RateClass;
}

/** Rows of some calls; a row of a call that is not there does not compile. */
export type Rows = Readonly<Partial<Record<CallKey, PolicyRow>>>;
