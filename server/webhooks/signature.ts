import { createHmac } from 'node:crypto';
import { PREFIX } from './secrets.ts';

/** Returns the value of `webhook-signature` (Standard Webhooks): one signature for each secret that is valid now. */
export const signatureOf = (
  secrets: readonly string[],
  { id, seconds, payload }: { readonly id: string; readonly seconds: number; readonly payload: string },
): string =>
  secrets
    .map((secret) => Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .map((key) => `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${payload}`).digest('base64')}`)
    .join(' ');
