import { channel } from 'node:diagnostics_channel';
import type { Queryable } from './queryable.ts';

/** Outcome of an attempt to sign in, or another event of an account. */
export type Outcome =
  | 'accepted'
  | 'mustChange'
  | 'captchaGone'
  | 'captchaWrong'
  | 'credentialsWrong'
  | 'accountInactive'
  | 'accountStopped'
  | 'initialExpired'
  | 'secretUnreadable'
  | 'secretReplayed'
  | 'signInTooMany'
  | 'tooMany'
  | 'signedOut'
  | 'locked'
  | 'unlocked'
  | 'unlockWrong'
  | 'sessionEnded'
  | 'passwordChanged'
  | 'passwordWrong'
  | 'passwordReset'
  | 'factorAsked'
  | 'factorWrong'
  | 'factorReplayed'
  | 'recoveryUsed'
  | 'passkeyWrong'
  | 'socketRefused';

export interface SignIn {
  readonly username: string;
  readonly staffId: string | null;
  readonly outcome: Outcome;
  readonly ip: string;
  readonly userAgent: string;
  readonly session?: string | null;
}

/** Publishes the outcome of each line of the login log, for those who count. */
export const signInChannel = channel('shweli:sign-in');

const LONGEST = 256;

// oxlint-disable-next-line no-control-regex -- these characters must not reach a log
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Cleans a text for a log: no control characters, no line breaks, limited length. */
export const logText = (text: string): string => text.replace(CONTROL, '\uFFFD').slice(0, LONGEST);

/** Outcomes that a program can cause as fast as it sends: one line an hour for each address counts them. */
const COUNTED: ReadonlySet<Outcome> = new Set(['socketRefused', 'signInTooMany', 'tooMany']);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Days after which a line of the login log is deleted: those of accounts, and refused ones that name none. */
const KEPT_DAYS = { ofAccounts: 730, ofNobody: 90 };

const countedAs = ({ outcome, ip, staffId }: SignIn, now: Date): string | null =>
  staffId === null && COUNTED.has(outcome) ? `${outcome} ${logText(ip)} ${Math.floor(now.getTime() / HOUR_MS)}` : null;

/** Writes to the login log: a line, or one more on the line that counts such refusals. */
export const recordSignIn = async (db: Queryable, entry: SignIn, now: Date): Promise<void> => {
  signInChannel.publish(entry.outcome);
  await db.query(
    `insert into sign_ins as line (at, username, staff_id, outcome, ip, user_agent, session_id, counted_as)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (counted_as) do update set times = line.times + 1, last_at = excluded.at`,
    [
      now,
      logText(entry.username),
      entry.staffId,
      entry.outcome,
      logText(entry.ip),
      logText(entry.userAgent),
      entry.session ?? null,
      countedAs(entry, now),
    ],
  );
};

/** Deletes expired lines of the login log. */
export const sweepSignIns = async (db: Queryable, now: Date): Promise<void> => {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await db.query('delete from sign_ins where at < $1 and (staff_id is null or at < $2)', [
    before(KEPT_DAYS.ofNobody),
    before(KEPT_DAYS.ofAccounts),
  ]);
};
