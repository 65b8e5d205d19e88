import { isSame, mac, randomText } from './random.ts';
import type { SessionKind } from './session.ts';

type TokenKind = Exclude<SessionKind, 'key'>;

const LETTER: Readonly<Record<TokenKind, string>> = { browser: 'b', bearer: 's', change: 'c', factor: 'f' };
const KIND_OF: Readonly<Record<string, 'bearer' | 'change' | 'factor'>> = { s: 'bearer', c: 'change', f: 'factor' };

/**
 * A parsed header token. `browser` proves that the page belongs to the cookie's session; the others hold the secret
 * itself.
 */
export type Token =
  | { readonly kind: 'browser'; readonly random: string; readonly proof: string }
  | { readonly kind: 'bearer' | 'change' | 'factor'; readonly secret: string };

const proofOf = (key: Buffer, secret: string, random: string): string =>
  mac(key, 'browser', secret, random).toString('base64url');

/** Builds the `token` of a login, which a client sends back as `Authorization` (calls.md 2.2). */
export const tokenFor = (kind: TokenKind, secret: string, key: Buffer): string => {
  if (kind !== 'browser') return `Bearer ${LETTER[kind]}.${secret}`;
  const random = randomText(16);
  return `Bearer ${LETTER.browser}.${random}.${proofOf(key, secret, random)}`;
};

const FORM = /^(?:Bearer )?(?:b\.([\w-]{22})\.([\w-]{43})|([scf])\.([\w-]{43}))$/;

/** Reads an `Authorization` header; null for anything but our own tokens. */
export const readToken = (header: string | undefined): Token | null => {
  const [, random, proof, letter, secret] = FORM.exec(header ?? '') ?? [];
  if (random !== undefined && proof !== undefined) return { kind: 'browser', random, proof };
  const kind = KIND_OF[letter ?? ''];
  return secret !== undefined && kind !== undefined ? { kind, secret } : null;
};

/** Returns whether a header token was made for the session of this cookie. */
export const isProof = (token: { random: string; proof: string }, cookie: string, key: Buffer): boolean =>
  isSame(Buffer.from(token.proof), Buffer.from(proofOf(key, cookie, token.random)));
