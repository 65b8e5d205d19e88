import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSame, mac, randomText } from '../auth/random.ts';

/** Bucket of the export files. */
export const BUCKET = 'exports';

/** Lifetime of a grant: a link is followed at once. */
export const GRANT_MS = 15 * 60_000;

const GRANT_BYTES = 16;

/**
 * Permission to fetch the own files for a limited time, in one session (reliability.md 2.3); in the family's fields
 * (§7).
 */
export interface Grant {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly securityToken: string;
  /** UTC ISO. */
  readonly expiration: string;
}

const claims = z.strictObject({
  grant: z.string(),
  user: z.string(),
  session: z.string(),
  bucket: z.string(),
  /** Milliseconds of the epoch. */
  until: z.number(),
});
export type Claims = z.infer<typeof claims>;

const secretFor = (key: Buffer, grant: string): string => mac(key, 'secret', grant).toString('base64url');

/**
 * Makes a grant. Nothing is stored: its secret follows from its id, and its token carries a message authentication
 * code.
 */
export const makeGrant = (key: Buffer, user: string, session: string, now: Date): Grant => {
  const until = now.getTime() + GRANT_MS;
  const grant = randomText(GRANT_BYTES);
  const text = JSON.stringify({ grant, user, session, bucket: BUCKET, until } satisfies Claims);
  const token = `${Buffer.from(text).toString('base64url')}.${mac(key, 'grant', text).toString('base64url')}`;
  return {
    accessKeyId: grant,
    accessKeySecret: secretFor(key, grant),
    securityToken: token,
    expiration: new Date(until).toISOString(),
  };
};

/** Reads a token; null unless it is one of ours. */
const readToken = (key: Buffer, token: string): Claims | null => {
  const [body = '', code = ''] = token.split('.');
  const text = Buffer.from(body, 'base64url').toString();
  if (!isSame(Buffer.from(code, 'base64url'), mac(key, 'grant', text))) return null;
  const parsed = claims.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
};

/** A link, parsed from its request. */
export interface SignedLink {
  readonly bucket: string;
  readonly objectKey: string;
  readonly accessKeyId: string;
  /** Seconds of the epoch. */
  readonly expires: number;
  readonly signature: string;
  readonly securityToken: string;
  readonly disposition: string | undefined;
}

/** Returns the text that a link's signature covers: Object Storage Service, signature version 1 in the address. */
const signedText = ({ bucket, objectKey, expires, securityToken, disposition }: SignedLink): string => {
  const resources = [
    ...(disposition === undefined ? [] : [`response-content-disposition=${disposition}`]),
    `security-token=${securityToken}`,
  ];
  return `GET\n\n\n${expires}\n/${bucket}/${objectKey}?${resources.join('&')}`;
};

/** Returns the owner of a link or the fault in it. The earlier end of the grant and the link applies. */
export const judgeLink = (key: Buffer, link: SignedLink, now: Date): Claims | 'linkBroken' | 'linkExpired' => {
  const signed = readToken(key, link.securityToken);
  if (!signed || signed.grant !== link.accessKeyId || signed.bucket !== link.bucket) return 'linkBroken';
  const expected = createHmac('sha1', secretFor(key, signed.grant)).update(signedText(link)).digest();
  if (!isSame(Buffer.from(link.signature, 'base64'), expected)) return 'linkBroken';
  return now.getTime() < Math.min(signed.until, link.expires * 1000) ? signed : 'linkExpired';
};
