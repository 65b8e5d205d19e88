import { hmacSha1 } from './crypto.ts';

/** Answer of `getSts` (§7). */
export interface StorageGrant {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly securityToken: string;
  readonly endpoint: string;
  readonly bucketName: string;
}

/** A link is followed at once. */
const LINK_SECONDS = 60;

const encoder = new TextEncoder();

const signed = async (secret: string, text: string): Promise<string> =>
  btoa(String.fromCharCode(...(await hmacSha1(encoder.encode(secret), encoder.encode(text)))));

/**
 * A signed link to a file, saved under a name: signature version 1 of Object Storage Service in the address. `now` in
 * milliseconds of the epoch.
 */
export const linkOf = async (
  grant: StorageGrant,
  objectKey: string,
  fileName: string,
  now: number,
): Promise<string> => {
  const expires = String(Math.floor(now / 1000) + LINK_SECONDS);
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  const resource = `/${grant.bucketName}/${objectKey}?response-content-disposition=${disposition}&security-token=${grant.securityToken}`;
  const query = new URLSearchParams({
    OSSAccessKeyId: grant.accessKeyId,
    Expires: expires,
    Signature: await signed(grant.accessKeySecret, `GET\n\n\n${expires}\n${resource}`),
    'security-token': grant.securityToken,
    'response-content-disposition': disposition,
  });
  return `${grant.endpoint}/${grant.bucketName}/${objectKey}?${query}`;
};
