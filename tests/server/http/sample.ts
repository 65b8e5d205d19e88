import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Identity } from '#server/auth/session.ts';
import { createHttp, type HttpOptions } from '#server/http/edge.ts';
import { Answer, route, type Route } from '#server/http/route.ts';
import { POLICY, type Access, type PolicyRow, type RateClass } from '#server/policy.ts';
import { system } from '#machines/kit/actor.ts';

const row = (access: Access, rateClass: RateClass = 'write'): PolicyRow => ({ access, scope: 'sample', rateClass });

/** Routes that show each behaviour of the edge. */
export const sampleRoutes: Route[] = [
  route({
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
    handle: ({ params, query, body, language }) => ({ ...params, ...query, ...body, language }),
  }),
  route({
    method: 'POST',
    path: '/api/anything',
    summary: 'Takes any JSON, up to 8 MB.',
    body: z.json(),
    bodyLimit: 8 * 1024 * 1024,
    handle: ({ body }) => ({ size: JSON.stringify(body).length }),
  }),
  route({
    method: 'GET',
    path: '/api/whole',
    summary: 'Gives more than it says.',
    reply: z.object({ name: z.string() }),
    handle: () => ({ name: 'shown', passwordHash: 'hidden' }),
  }),
  route({
    method: 'GET',
    path: '/api/fault',
    summary: 'Fails.',
    handle: () => {
      throw new Error('relation "credentials" password=hunter2');
    },
  }),
  route({
    method: 'GET',
    path: '/api/away',
    summary: 'Has no database.',
    handle: () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    },
  }),
  route({
    method: 'GET',
    path: '/api/own',
    summary: 'For who is signed in.',
    handle: ({ actor }) => ({ id: actor.id }),
  }),
  route({
    method: 'POST',
    path: '/api/first',
    summary: 'For who must change.',
    handle: () => new Answer({}, { status: 201 }),
  }),
  route({ method: 'GET', path: '/api/rates', summary: 'For finance.', handle: () => ({}) }),
  route({ method: 'POST', path: '/api/picture', summary: 'A picture.', multipart: true, handle: () => ({}) }),
];

const policy = {
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

/** Somebody signed in by a header naming a session kind, with permissions after a space. */
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

/** The edge over the sample routes. */
export const createSample = (options: Partial<HttpOptions> = {}): FastifyInstance =>
  createHttp({
    config: { logLevel: 'silent', trustedProxies: [] },
    routes: sampleRoutes,
    identify,
    policy,
    clock: () => new Date('2026-11-21T05:00:00Z'),
    ...options,
  });
