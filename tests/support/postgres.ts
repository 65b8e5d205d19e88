import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/database/embedded.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { migrate } from '#server/database/migrate.ts';
import { createDatabase } from '#server/database/open.ts';
import { createPool, withDatabaseName } from '#server/database/pool.ts';
import { loadMasterData } from '#server/demo/masterData.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { makeRowTables } from '#server/store/rowTables.ts';
import { minutes, NOW } from './clock.ts';
import { dropDatabase } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    maintenanceUrl: string;
    templateName: string;
    registeredName: string;
  }
}

/**
 * Vitest's global setup: one PostgreSQL for the run (or DATABASE_URL's) with two templates: migrated, and with the
 * master data.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await testServer();
  const templateName = `shweli_template_${process.pid}_${Date.now()}`;
  const registeredName = `${templateName}_registered`;
  try {
    await createDatabase(server.url, templateName);
    const pool = createPool(withDatabaseName(server.url, templateName));
    await migrate(pool);
    await makeRowTables(pool, Object.values(aggregateTypes));
    await pool.end();
    await createDatabase(server.url, registeredName, templateName);
    const registered = createPool(withDatabaseName(server.url, registeredName));
    const proposer = createProposer(registered, createSerials(registered));
    await loadMasterData(registered, proposer, NOW, minutes(-60 * 24 * 61));
    await registered.end();
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('maintenanceUrl', server.url);
  project.provide('templateName', templateName);
  project.provide('registeredName', registeredName);
  return async () => {
    await dropDatabase(server.url, `${templateName}_demo`);
    await dropDatabase(server.url, registeredName);
    await dropDatabase(server.url, templateName);
    await server.stop();
  };
}

async function testServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const external = process.env['DATABASE_URL'];
  if (external !== undefined && external !== '') return { url: external, stop: () => Promise.resolve() };
  const directory = await mkdtemp(join(tmpdir(), 'shweli-test-'));
  // Nothing outlives the run: the tests of durability start servers of their own, with the real settings.
  const embedded = await startEmbedded(directory, 0, { settings: { fsync: 'off', shared_buffers: '128MB' } });
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
