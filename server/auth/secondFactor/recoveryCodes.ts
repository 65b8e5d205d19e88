import { randomInt } from 'node:crypto';
import { plainCode } from '#machines/kit/text.ts';
import { mac } from '../random.ts';

const CODES = 10;
const HALF = 5;
/** Alphabet without look-alikes, because recovery codes are copied from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const SHAPE = new RegExp(`^[${ALPHABET}]{${2 * HALF}}$`);

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Returns ten new recovery codes such as `k7mpx-3hdwq`: 49 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, () => `${half()}-${half()}`);

/** Returns new recovery codes of a person, and what is stored of them. */
export const newRecovery = (pepper: Buffer, staffId: string) => {
  const codes = newRecoveryCodes();
  return { codes, hashes: codes.map((code) => recoveryHash(pepper, staffId, code)) };
};

/** Returns a code as it was given out, whatever case and gaps it is typed with; null if it is none. */
export const recoveryCodeIn = (typed: string): string | null => {
  const plain = plainCode(typed).toLowerCase().replaceAll(/[\s-]/g, '');
  return SHAPE.test(plain) ? `${plain.slice(0, HALF)}-${plain.slice(HALF)}` : null;
};

/** Returns what is stored of a recovery code: a hash with the pepper, bound to its person. */
export const recoveryHash = (pepper: Buffer, staffId: string, code: string): Buffer =>
  mac(pepper, 'recovery', staffId, code);
