import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Identity } from '#server/auth/session.ts';
import { createHttp, type HttpOptions } from '#server/http/edge.ts';
import { contract } from '#calls/contract.ts';
import { Answer, implement, type Route } from '#server/http/route.ts';
import { POLICY, type Access, type PolicyRow, type RateClass } from '#server/policy.ts';
import { system } from '#machines/kit/actor.ts';

const row = (access: Access, rateClass: RateClass = 'write'): PolicyRow => ({ access, scope: 'sample', rateClass });

const any = z.unknown();

/** Calls that show each behaviour of the HTTP layer. */
export const sampleRoutes: Route[] = [
  implement(
    contract({
      method: 'POST',
      path: '/api/parcels/:id',
      summary: 'Echoes.',
      params: z.strictObject({ id: z.coerce.number() }),
      query: z.object({ at: z.iso.date().optional() }),
      body: z.strictObject({
        name: z.string().min(2).max(10),
        weight: z.number().min(1).max(50).optional(),
        way: z.enum(['door', 'station']).optional(),
        tags: z.array(z.string()).max(2).optional(),
      }),
      reply: any,
      errors: ['notFound'],
    }),
    ({ params, query, body, language }) => ({ ...params, ...query, ...body, language }),
  ),
  implement(
    contract({
      method: 'POST',
      path: '/api/anything',
      summary: 'Takes any JSON, up to 8 MB.',
      body: z.json(),
      bodyLimit: 8 * 1024 * 1024,
      reply: any,
    }),
    ({ body }) => ({ size: JSON.stringify(body).length }),
  ),
  implement(
    contract({
      method: 'GET',
      path: '/api/whole',
      summary: 'Gives more than it says.',
      reply: z.object({ name: z.string() }),
    }),
    () => {
      const person = { name: 'shown', passwordHash: 'hidden' };
      return person;
    },
  ),
  implement(contract({ method: 'GET', path: '/api/fault', summary: 'Fails.' }), () => {
    throw new Error('relation "credentials" password=hunter2');
  }),
  implement(contract({ method: 'GET', path: '/api/away', summary: 'Has no database.' }), () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
  }),
  implement(
    contract({ method: 'GET', path: '/api/own', summary: 'For people who are signed in.', reply: any }),
    ({ actor }) => ({ id: actor.id }),
  ),
  implement(
    contract({ method: 'POST', path: '/api/first', summary: 'For people who must change.', reply: any }),
    () => new Answer({}, { status: 201 }),
  ),
  implement(contract({ method: 'GET', path: '/api/rates', summary: 'For finance.', reply: any }), () => ({})),
  implement(
    contract({ method: 'POST', path: '/api/picture', summary: 'A picture.', multipart: true, reply: any }),
    () => ({}),
  ),
];

export const samplePolicy = {
  ...POLICY,
  'POST /api/parcels/:id': row('public'),
  'POST /api/anything': row('public'),
  'GET /api/whole': row('public', 'read'),
  'GET /api/fault': row('public', 'read'),
  'GET /api/away': row('public', 'read'),
  'GET /api/own': row('session', 'read'),
  'POST /api/first': row('changeOnly'),
  'GET /api/rates': row(['finance.rate', 'finance.all'], 'read'),
  'POST /api/picture': row('public'),
};

/** Identifies an actor by a header with a session kind, then permissions after a space. */
const identify: HttpOptions['identify'] = async ({ headers }): Promise<Identity | null> => {
  const [kind, ...permissions] = (headers.authorization ?? '').split(' ');
  if (kind !== 'browser' && kind !== 'bearer' && kind !== 'change') return null;
  const at = new Date(0);
  return {
    session: {
      id: `session of ${kind}`,
      user: 'S1',
      kind,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: at,
      lockedAt: null,
    },
    actor: { ...system, kind: 'person', id: 'S1', permissions },
  };
};

/** Creates the HTTP layer over the sample routes. */
export const createSample = (options: Partial<HttpOptions> = {}): FastifyInstance =>
  createHttp({
    config: { captcha: false, logLevel: 'silent', trustedProxies: [], host: '0.0.0.0', allowedHosts: [] },
    routes: sampleRoutes,
    identify,
    policy: samplePolicy,
    clock: () => new Date('2026-11-21T05:00:00Z'),
    ...options,
  });
