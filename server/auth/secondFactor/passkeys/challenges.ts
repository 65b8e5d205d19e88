import type { Queryable } from '../../queryable.ts';
import { randomText } from '../../random.ts';

/** Time within which an authenticator must answer: fetching a phone or a key takes its while. */
export const CHALLENGE_MS = 5 * 60_000;

/** Challenges in the database: one for each session, valid for one answer. */
export const createChallenges = (db: Queryable) => ({
  /** Makes the challenge of a session in place of an earlier one; with the name of a passkey that is to be added. */
  begin: async (session: string, passkey: string | null, now: Date): Promise<string> => {
    const challenge = randomText();
    await db.query(
      `insert into passkey_challenges (session_id, challenge, passkey, expires_at) values ($1, $2, $3, $4)
       on conflict (session_id) do update set
         challenge = excluded.challenge, passkey = excluded.passkey, expires_at = excluded.expires_at`,
      [session, challenge, passkey, new Date(now.getTime() + CHALLENGE_MS)],
    );
    return challenge;
  },
  /** Uses the challenge of a session up; null if it has none, or none any more. */
  spend: async (session: string, now: Date): Promise<{ challenge: string; passkey: string | null } | null> => {
    const { rows } = await db.query<{ challenge: string; passkey: string | null; is_valid: boolean }>(
      'delete from passkey_challenges where session_id = $1 returning challenge, passkey, expires_at > $2 as is_valid',
      [session, now],
    );
    const [row] = rows;
    return row?.is_valid ? { challenge: row.challenge, passkey: row.passkey } : null;
  },
  /** Deletes those that nobody answered. */
  sweep: (now: Date) => db.query('delete from passkey_challenges where expires_at <= $1', [now]),
});
