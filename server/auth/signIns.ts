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
  | 'socketRefused';

export interface SignIn {
  readonly username: string;
  readonly staffId: string | null;
  readonly outcome: Outcome;
  readonly ip: string;
  readonly userAgent: string;
  readonly session?: string | null;
}

const LONGEST = 256;

// oxlint-disable-next-line no-control-regex -- these characters must not reach a log
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Cleans a text for a log: no control characters, no line breaks, limited length. */
export const logText = (text: string): string => text.replace(CONTROL, '\uFFFD').slice(0, LONGEST);

/** Writes one line to the login log. */
export const recordSignIn = async (db: Queryable, entry: SignIn, now: Date): Promise<void> => {
  await db.query(
    `insert into sign_ins (at, username, staff_id, outcome, ip, user_agent, session_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      now,
      logText(entry.username),
      entry.staffId,
      entry.outcome,
      logText(entry.ip),
      logText(entry.userAgent),
      entry.session ?? null,
    ],
  );
};
