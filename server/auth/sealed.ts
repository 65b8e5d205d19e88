import { z } from 'zod';
import { Problem } from '../http/errors.ts';
import { KEY_LIFETIME_MS, type createKeyRing } from './keyRing.ts';
import type { Queryable } from './queryable.ts';
import { sha256 } from './random.ts';

/** Longest plain-text password that is accepted; every ciphertext is longer. */
const LONGEST_PLAIN = 72;

/** Tolerated difference of the sender's clock. */
const ENVELOPE_LIFETIME_MS = 5 * 60_000;

const wrapper = z.object({ kid: z.string().max(64), ciphertext: z.base64() });

const envelope = z.object({
  purpose: z.string(),
  user: z.string(),
  nonce: z.string().min(16).max(64),
  time: z.number(),
  password: z.string().optional(),
  old: z.string().optional(),
  new: z.string().optional(),
});

type Envelope = z.infer<typeof envelope>;

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Decrypts passwords that were encrypted for this server (reliability 2.4), each once, for one purpose and one user.
 */
export const createUnsealer = (db: Queryable, keys: ReturnType<typeof createKeyRing>) => {
  const spendOnce = async (what: string | Buffer, lifetimeMs: number, now: Date): Promise<void> => {
    const { rowCount } = await db.query(
      'insert into spent_secrets (hash, expires_at) values ($1, $2) on conflict (hash) do nothing',
      [sha256(what), new Date(now.getTime() + lifetimeMs)],
    );
    if (rowCount === 0) throw new Problem('secretReplayed');
  };

  const decrypt = async (sealed: string, now: Date): Promise<{ plain: string; ciphertext: Buffer }> => {
    const wrapped = wrapper.safeParse(json(Buffer.from(sealed, 'base64').toString('utf8')));
    const ciphertext = Buffer.from(wrapped.success ? wrapped.data.ciphertext : sealed, 'base64');
    const plain = await keys.open(ciphertext, wrapped.success ? wrapped.data.kid : null, now);
    if (!plain) throw new Problem('secretUnreadable');
    return { plain: plain.toString('utf8').trimEnd(), ciphertext };
  };

  const check = async (content: Envelope, purpose: string, user: string, now: Date): Promise<void> => {
    if (content.purpose !== purpose || content.user.toLowerCase() !== user.toLowerCase()) {
      throw new Problem('secretUnreadable');
    }
    if (Math.abs(now.getTime() - content.time) > ENVELOPE_LIFETIME_MS) throw new Problem('secretReplayed');
    await spendOnce(`${purpose}:${user.toLowerCase()}:${content.nonce}`, 2 * ENVELOPE_LIFETIME_MS, now);
  };

  return {
    /** Opens one password: base64 of JSON `{kid, ciphertext}` over an envelope, or the family's bare ciphertext. */
    password: async (sealed: string, purpose: string, user: string, now: Date): Promise<string> => {
      const { plain, ciphertext } = await decrypt(sealed, now);
      const parsed = envelope.safeParse(json(plain));
      if (!parsed.success) {
        await spendOnce(ciphertext, KEY_LIFETIME_MS, now);
        return plain;
      }
      await check(parsed.data, purpose, user, now);
      if (parsed.data.password === undefined) throw new Problem('secretUnreadable');
      return parsed.data.password;
    },
    /** Opens the old and the new password of one envelope. */
    change: async (sealed: string, user: string, now: Date): Promise<{ oldPassword: string; newPassword: string }> => {
      const { plain } = await decrypt(sealed, now);
      const parsed = envelope.safeParse(json(plain));
      if (!parsed.success || parsed.data.old === undefined || parsed.data.new === undefined) {
        throw new Problem('secretUnreadable');
      }
      await check(parsed.data, 'updatePass', user, now);
      return { oldPassword: parsed.data.old, newPassword: parsed.data.new };
    },
  };
};

/** Returns whether a login's password is plain text, as scripts over TLS may send it. */
export const isPlain = (password: string): boolean => password.length <= LONGEST_PLAIN;
