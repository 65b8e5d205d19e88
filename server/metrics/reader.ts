import { timingSafeEqual, createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../exposure.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Headers that a proxy adds: the caller is then another machine, whatever the address says. */
const OF_A_PROXY = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const;

/** Returns whether a request may read metrics: by the token if one is set, else from this machine itself. */
export function mayReadMetrics(
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  token: string | undefined,
): boolean {
  if (token !== undefined) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  return isLoopback(ip.replace(/^::ffff:/, '')) && OF_A_PROXY.every((name) => headers[name] === undefined);
}
