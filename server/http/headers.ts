import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** React Aria's one style element (its usePress), allowed by its hash so that style-src stays closed. */
const PRESSABLE_STYLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const HOST = /^[\w.:[\]-]+$/;

/** Content security policy. `data:` images are captchas; React Aria positions with `style-src-attr`. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${hashed(PRESSABLE_STYLE)}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  // `default` allows nothing but empty markup (src/services/emptyMarkup.ts).
  'trusted-types app default',
].join('; ');

/** Adds the socket by the host's own name: 'self' does not cover another scheme in every browser. */
const policyFor = (host: string, secure: boolean): string =>
  `connect-src 'self'${HOST.test(host) ? ` ${secure ? 'wss' : 'ws'}://${host}` : ''}; ${POLICY}`;

const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const FEATURES = [
  'camera=(self)',
  'fullscreen=(self)',
  'geolocation=(self)',
  ...DENIED_FEATURES.map((feature) => `${feature}=()`),
].join(', ');

const PRIVATE = /^\/(api|auth|webSocket)(\/|$)/;

/** Sets the security headers of every reply (reliability 1.5), HSTS only over TLS, and the time that browsers judge by. */
export const secure = (request: FastifyRequest, reply: FastifyReply, now: Date): void => {
  const overTls = request.protocol === 'https';
  reply.headers({
    'content-security-policy': policyFor(request.host, overTls),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': FEATURES,
    'x-frame-options': 'DENY',
    'x-request-id': request.id,
    date: now.toUTCString(),
  });
  if (overTls) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (PRIVATE.test(request.url)) reply.header('cache-control', 'no-store');
};
