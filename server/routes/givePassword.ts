import type { Language } from '#i18n/languages.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { createCredential, credentialOf, initialPassword, resetPassword } from '../auth/credentials.ts';
import type { Core } from './context.ts';
import { refusedBy } from './refused.ts';

interface Giving {
  readonly id: string;
  readonly key: string;
  /** Event that the machine judges. */
  readonly type: 'staff.passwordReset' | 'staff.colleaguePasswordReset';
  readonly actor: Actor;
  readonly language: Language;
  readonly now: Date;
}

/** Gives a person a one-time password; throws the refusals in the caller's language. */
export async function givePassword(
  { pool, proposer }: Core,
  { id, key, type, actor, language, now }: Giving,
): Promise<string> {
  const [verdict] = await proposer.propose({
    mode: 'each',
    dryRun: false,
    actor,
    at: now.toISOString(),
    commands: [{ key, machine: 'staff', id, event: { type } }],
  });
  if (verdict?.status !== 'accepted') throw refusedBy(verdict ? [verdict] : [], language);
  if (await credentialOf(pool, id)) return resetPassword(pool, id, now);
  const { rows } = await pool.query<{ username: string }>('select username from row_staff where id = $1', [id]);
  const password = initialPassword();
  await createCredential(pool, { staffId: id, username: rows[0]?.username ?? '', password, mustChange: true }, now);
  return password;
}
