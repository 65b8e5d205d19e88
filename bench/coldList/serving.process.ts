import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import fastifyStatic from '@fastify/static';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { loadDemonstration } from '#server/demo/demonstration.ts';
import { createServer } from '#server/server.ts';
import { createOwnDatabase } from '../database.ts';
import { serveMeasuring } from '../serving.ts';
import type { Served } from './serving.ts';

/** Runs the real server on a demonstration world, with the hand-written page beside the console, until told to end. */
const orders = Number(process.argv[2]);
const directory = await mkdtemp(join(tmpdir(), 'shweli-bench-'));
// A world that browser tests left behind spares a minute (docs/testing.md).
const made = process.env['E2E_DATA'];
if (made) execFileSync('cp', ['-a', `${made}/.`, directory]);
const given = made ? undefined : process.env['DATABASE_URL'];
const own = given ? await createOwnDatabase(given) : undefined;
const settings = { DATABASE_URL: own?.url, DATA_DIR: directory, PORT: '0', CAPTCHA: 'off', LOG_LEVEL: 'error' };
const config = readConfig({ ...process.env, ...settings });
const database = await openDatabase(config);
const { app, proposer } = await createServer({ config, database });
if (!made) await loadDemonstration(database.pool, proposer, new Date(), orders);
app.register(fastifyStatic, {
  root: join(import.meta.dirname, 'page'),
  prefix: '/handWritten/',
  decorateReply: false,
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
serveMeasuring({ address } satisfies Served, async () => {
  await app.close();
  await database.close();
  await own?.drop();
  await rm(directory, { recursive: true, force: true });
});
