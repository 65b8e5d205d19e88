import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system, type Actor } from '#machines/kit/actor.ts';
import { readConfig } from '#server/config.ts';
import { createHttp } from '#server/http/edge.ts';
import { createProposer, type Proposer } from '#server/propose/proposer.ts';
import { masterDataRoutes } from '#server/routes/masterData/index.ts';
import { createSerials } from '#server/store/serials.ts';
import { prepareWorld } from '#server/world.ts';
import { entries } from '../../../machines/registers/entries.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database.ts';

const now = new Date('2026-11-20T05:00:00.000Z');
const session = {
  id: 's',
  user: 'u',
  kind: 'bearer',
  createdAt: now,
  lastSeenAt: now,
  expiresAt: now,
  lockedAt: null,
} as const;
const actorOf = (permission: string): Actor => ({ ...system, kind: 'person', id: 'u', permissions: [permission] });

let database: TestDatabase;
let proposer: Proposer;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  proposer = createProposer(database.pool, createSerials(database.pool));
  await prepareWorld(readConfig({ DEMO: '0' }), database, { proposer, clock: () => new Date() });
  app = createHttp({
    config: { captcha: false, logLevel: 'silent', trustedProxies: [], host: '127.0.0.1', allowedHosts: [] },
    routes: masterDataRoutes(database.pool),
    identify: async ({ headers }) =>
      typeof headers['x-permission'] === 'string' ? { session, actor: actorOf(headers['x-permission']) } : null,
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (url: string, permission?: string) =>
  app.inject({ url, headers: permission === undefined ? {} : { 'x-permission': permission } });

const propose = async (machine: string, event: { type: string }, id?: string): Promise<string> => {
  const command = { key: crypto.randomUUID(), machine, ...(id !== undefined && { id }), event };
  const at = now.toISOString();
  const [verdict] = await proposer.propose({ mode: 'each', dryRun: false, actor: system, at, commands: [command] });
  if (verdict?.status !== 'accepted') throw new Error(JSON.stringify(verdict));
  return verdict.id ?? '';
};

const setup = async () => {
  const { steps, ...more } = (await get('/api/company/setup', 'company.registered')).json<{
    steps: { step: string; done: boolean }[];
    branch: string | null;
    unrouted: string | null;
  }>();
  return { done: steps.filter(({ done }) => done).map(({ step }) => step), ...more };
};

describe('the first hour of a company', () => {
  it('the first hour of a company is asked for by those who may set the company up', async () => {
    expect((await get('/api/company/setup')).statusCode).toBe(401);
    expect((await get('/api/company/setup', 'order.created')).statusCode).toBe(403);
  });

  it('the first hour of a company begins with the roles of the standard company, and a head office to complete', async () => {
    expect(await setup()).toEqual({ done: ['routes', 'roles'], branch: 'HQO', unrouted: null });
  });

  it('the first hour of a company counts each step by what there is', async () => {
    await propose('company', { type: 'company.registered', ...entries['company'] });
    await propose('branch', { type: 'branch.amended', address: '214 Sule Pagoda Road' } as { type: string }, 'HQO');
    expect(await setup()).toMatchObject({ done: ['company', 'branch', 'routes', 'roles'], branch: null });
    const second = {
      ...entries['branch'],
      code: 'MDY',
      superior: 'HQO',
      exportTransportLines: [],
      nextHops: { HQO: 'HQO' },
    };
    await propose('branch', { type: 'branch.registered', ...second });
    expect(await setup()).toMatchObject({ done: ['company', 'branch', 'roles'], unrouted: 'HQO' });
    await propose('branch', { type: 'branch.amended', nextHops: { MDY: 'MDY' } } as { type: string }, 'HQO');
    await propose('tariff', { type: 'tariff.registered', ...entries['tariff'] });
    await propose('exchangeRate', { type: 'exchangeRate.registered', ...entries['exchangeRate'] });
    expect(await setup()).toMatchObject({
      done: ['company', 'branch', 'routes', 'tariff', 'rate', 'roles'],
      unrouted: null,
    });
  });

  it('there is one company, whose name everybody sees before signing in', async () => {
    expect((await get('/api/company')).json()).toEqual({
      company: { name: 'Golden Road Express', nameZh: '金路快递', logo: null },
    });
    await expect(propose('company', { type: 'company.registered', ...entries['company'] })).rejects.toThrow(
      'company.only',
    );
    expect((await get('/api/company/logo/none')).statusCode).toBe(404);
  });
});
