import { createHmac } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Problem } from '../http/errors.ts';
import { isCommon } from './commonPasswords.ts';
import { PASSWORD_COST } from './passwordCost.ts';
import { randomText } from './random.ts';
import { createSlots } from './slots.ts';

const AT_ONCE = 2;
const MOST_WAITING = 20;
const BUSY_RETRY_SECONDS = 2;

/** Lengths of a password (§9). */
export const PASSWORD_LENGTH = { minimum: 6, maximum: 20 } as const;

const slots = createSlots(AT_ONCE);

const peppered = (pepper: Buffer, password: string): string =>
  createHmac('sha256', pepper).update(password.normalize('NFKC')).digest('base64');

/** Returns the hash to store for a password. */
export const hashPassword = (pepper: Buffer, password: string): Promise<string> =>
  slots.run(() => hash(peppered(pepper, password), PASSWORD_COST));

let decoy: Promise<string> | null = null;

const decoyHash = (pepper: Buffer): Promise<string> => (decoy ??= hashPassword(pepper, randomText()));

/**
 * Checks a password against the stored hash; takes as long for an unknown user. Throws 429 when too many run at once.
 */
export const verifyPassword = async (pepper: Buffer, stored: string | null, password: string): Promise<boolean> => {
  if (slots.waiting() >= MOST_WAITING) throw new Problem('tooMany', { retryAfter: BUSY_RETRY_SECONDS });
  const against = stored ?? (await decoyHash(pepper));
  const isRight = await slots.run(() => verify(against, peppered(pepper, password)));
  return isRight && stored !== null;
};

/** Returns whether a stored hash was made with less work than new ones. */
export const isOutdated = (stored: string): boolean => {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    memoryCost < PASSWORD_COST.memoryCost ||
    timeCost < PASSWORD_COST.timeCost ||
    parallelism < PASSWORD_COST.parallelism
  );
};

const ALLOWED = new RegExp(`^[A-Za-z0-9]{${PASSWORD_LENGTH.minimum},${PASSWORD_LENGTH.maximum}}$`);

/** Throws unless a new password is acceptable: 6-20 letters and digits (§5), not common, not the old one. */
export const requireGoodPassword = (password: string, old: string, username: string): void => {
  if (!ALLOWED.test(password)) throw new Problem('passwordPolicy', { values: PASSWORD_LENGTH });
  if (password === old) throw new Problem('passwordSame');
  if (isCommon(password, username)) throw new Problem('passwordCommon');
};
