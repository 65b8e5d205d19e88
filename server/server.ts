import { join } from 'node:path';
import { system, type Actor } from '#machines/kit/actor.ts';
import type { Config } from './config.ts';
import { migrate } from './database/migrate.ts';
import type { Database } from './database/open.ts';
import { createDeadlines } from './deadlines.ts';
import { createExportRunner, type ExportRunner } from './exports/runner.ts';
import { createApp, type AppOptions } from './http/app.ts';
import { Problem } from './http/errors.ts';
import { createFollower } from './live/follower.ts';
import { createSockets, type Sockets } from './live/sockets.ts';
import { createProposer, type Proposer } from './propose/proposer.ts';
import { commandRoutes } from './routes/commands.ts';
import { exportRoutes } from './routes/exports.ts';
import { fileRoutes } from './routes/files.ts';
import { eventRoutes } from './routes/events.ts';
import { healthRoutes } from './routes/health.ts';
import { masterDataRoutes } from './routes/masterData/index.ts';
import { modelRoutes } from './routes/models.ts';
import { pageRoutes } from './routes/pages.ts';
import { streamRoutes } from './routes/streams.ts';
import { columnsOf } from './store/page.ts';
import { createSerials } from './store/serials.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly database: Database;
  readonly rates?: AppOptions['rates'];
}

/** One server process, composed and ready to listen: HTTP, sockets, the follower of the log and the deadlines. */
export async function createServer({ config, database, rates }: ServerOptions) {
  const { pool, url } = database;
  await migrate(pool);
  const proposer = createProposer(pool, createSerials(pool));
  const columns = await columnsOf(pool);
  const core = { pool, proposer, columns };
  let sockets: Sockets | null = null;
  const onTrouble = (error: unknown): void => app.log.error({ err: error }, 'background work failed');
  const follower = createFollower(pool, url, async (events) => sockets?.tell(events), onTrouble);
  const deadlines = createDeadlines(pool, proposer, onTrouble);
  let exporter: ExportRunner | null = null;
  const app = createApp({
    config,
    database,
    dist: join(import.meta.dirname, '..', 'dist'),
    amendStaff: amendStaff(proposer),
    ...(rates ? { rates } : {}),
    routes: [
      ...commandRoutes(core),
      ...streamRoutes(core),
      ...eventRoutes(core),
      ...pageRoutes(core),
      ...exportRoutes(core, { wake: () => exporter?.wake() }),
      ...fileRoutes(() => app.auth),
      ...modelRoutes(),
      ...healthRoutes(pool, follower),
      ...masterDataRoutes(pool),
    ],
  });
  const files = createExportRunner({ pool, proposer, people: app.auth.people, columns, onTrouble });
  exporter = files;
  const live = createSockets(pool, app.auth, onTrouble);
  sockets = live;
  live.attach(app.server);
  app.addHook('onReady', async () => {
    await follower.start();
    deadlines.start();
    files.start();
  });
  app.addHook('preClose', () => live.stop());
  app.addHook('onClose', async () => {
    deadlines.stop();
    await files.stop();
    await follower.stop();
  });
  return { app, proposer };
}

/** A person amends the own record: the system writes it on his behalf, since few may amend staff at large. */
const amendStaff =
  (proposer: Proposer) =>
  async (actor: Actor, id: string, fields: object): Promise<void> => {
    const [verdict] = await proposer.propose({
      mode: 'each',
      dryRun: false,
      actor: { ...system, onBehalfOf: actor.id, branch: actor.branch },
      at: new Date().toISOString(),
      commands: [{ key: crypto.randomUUID(), machine: 'staff', id, event: { type: 'staff.amended', ...fields } }],
    });
    if (verdict?.status !== 'accepted')
      throw new Problem('invalid', {
        refusals: (verdict?.refusals ?? []).map(({ code, rule, values }) => ({
          code,
          rule: rule ?? undefined,
          values,
        })),
      });
  };
