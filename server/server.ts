import { instrumentRoutes } from './instruments/routes/index.ts';
import { followNext, FOLLOWED_AT_ONCE } from './instruments/processMining/follow.ts';
import { join } from 'node:path';
import { aggregateTypes } from '#machines/aggregateTypes.ts';
import type { Config } from './config.ts';
import { migrate } from './database/migrate.ts';
import type { Database } from './database/open.ts';
import { createAuditor } from './auditor/auditor.ts';
import type { AuditParts } from './auditor/follow.ts';
import { createDeadlines } from './deadlines.ts';
import { createExportRunner, type ExportRunner } from './exports/runner.ts';
import { createApp, type AppOptions } from './http/app.ts';
import { postOlderLog } from './ledger/postOlderLog.ts';
import { deriveOlderMoves } from './ledger/stock.ts';
import { createNumberer } from './ledger/numberer.ts';
import { createRejudger } from './instruments/rejudging/runner.ts';
import { signerIn } from './ledger/signing/signer.ts';
import { auditJob } from './jobs/audit.ts';
import { billsJob } from './jobs/bills.ts';
import { deadSessionsJob } from './jobs/deadSessions.ts';
import { exportFilesJob } from './jobs/exportFiles.ts';
import { createJobRunner } from './jobs/runner.ts';
import { unusedUploadsJob } from './jobs/unusedUploads.ts';
import { createFollower } from './live/follower.ts';
import { createSockets, type Sockets } from './live/sockets.ts';
import { createProposer } from './propose/proposer.ts';
import { amendOwn } from './routes/account/amendOwn.ts';
import { accountRoutes } from './routes/account/index.ts';
import { commandRoutes } from './routes/commands.ts';
import { deadlineRoutes } from './routes/deadlines.ts';
import { stockRoutes } from './routes/stock.ts';
import { exportRoutes } from './routes/exports.ts';
import { fileRoutes } from './routes/files.ts';
import { eventRoutes } from './routes/events.ts';
import { healthRoutes } from './routes/health.ts';
import { jobRoutes } from './routes/jobs.ts';
import { labelRoutes } from './routes/labels.ts';
import { listViewRoutes } from './routes/listViews.ts';
import { ledgerRoutes } from './routes/ledger.ts';
import { masterDataRoutes } from './routes/masterData/index.ts';
import { noticeRoutes } from './routes/notices.ts';
import { pageRoutes } from './routes/pages.ts';
import { staffRoutes } from './routes/staff.ts';
import { searchRoutes } from './routes/search.ts';
import { streamRoutes } from './routes/streams.ts';
import { uploadRoutes } from './routes/uploads.ts';
import { violationRoutes } from './routes/violations.ts';
import { columnsOf } from './store/page.ts';
import { makeRowTables } from './store/rowTables.ts';
import { createSerials } from './store/serials.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly database: Database;
  readonly rates?: AppOptions['rates'];
  /** Page that verifies evidence; by default the one built with the console. */
  readonly verifier?: string;
  /** Directory of the last test run; by default this checkout's. */
  readonly testAtlas?: string;
}

/** Composes one server process, ready to listen: HTTP, sockets, the follower of the log and the deadlines. */
export async function createServer({ config, database, rates, verifier, testAtlas }: ServerOptions) {
  const { pool, url } = database;
  const dist = join(import.meta.dirname, '..', 'dist');
  await migrate(pool);
  await makeRowTables(pool, Object.values(aggregateTypes));
  await postOlderLog(pool);
  await deriveOlderMoves(pool);
  const proposer = createProposer(pool, createSerials(pool));
  const columns = await columnsOf(pool);
  const core = { pool, proposer, columns };
  let sockets: Sockets | null = null;
  const onTrouble = (error: unknown): void => app.log.error({ err: error }, 'background work failed');
  const follower = createFollower(pool, url, async (events) => sockets?.tell(events), onTrouble);
  const deadlines = createDeadlines(pool, proposer, onTrouble);
  const signer = await signerIn(config.dataDirectory);
  const numberer = createNumberer({
    pool,
    signer,
    checkpointFile: config.checkpointFile,
    follow: async () => (await followNext(pool)) === FOLLOWED_AT_ONCE,
    onTrouble,
  });
  const audited: AuditParts = {
    pool,
    proposer,
    alarm: (findings) => app.log.error({ findings }, 'records contradict each other'),
  };
  const auditor = createAuditor(audited, onTrouble);
  const rejudger = createRejudger({ pool, url, onTrouble });
  const jobs = createJobRunner({
    pool,
    jobs: [
      billsJob({ pool, proposer }),
      exportFilesJob(pool),
      unusedUploadsJob(pool),
      deadSessionsJob(() => app.auth),
      auditJob(audited),
    ],
    onTrouble,
  });
  const amend = amendOwn(proposer);
  let exporter: ExportRunner | null = null;
  const app = createApp({
    config,
    database,
    dist,
    amendStaff: amend,
    ...(rates ? { rates } : {}),
    routes: [
      ...commandRoutes(core),
      ...streamRoutes(core),
      ...eventRoutes(core),
      ...noticeRoutes(core),
      ...staffRoutes(core),
      ...pageRoutes(core),
      ...searchRoutes(core),
      ...labelRoutes(core),
      ...listViewRoutes(pool),
      ...exportRoutes(core, { wake: () => exporter?.wake() }),
      ...fileRoutes(() => app.auth),
      ...uploadRoutes(pool),
      ...accountRoutes(pool, () => app.auth, amend),
      ...jobRoutes(pool, jobs),
      ...deadlineRoutes(core),
      ...stockRoutes(core),
      ...ledgerRoutes(core),
      ...healthRoutes(pool, follower),
      ...violationRoutes(audited, jobs),
      ...masterDataRoutes(pool),
      ...instrumentRoutes({
        core,
        signer,
        verifier: verifier ?? join(dist, 'evidence', 'verify.html'),
        rejudger,
        testAtlas,
      }),
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
    jobs.start();
    numberer.start();
    auditor.start();
    files.start();
  });
  app.addHook('preClose', () => live.stop());
  app.addHook('onClose', async () => {
    deadlines.stop();
    await jobs.stop();
    await numberer.stop();
    await auditor.stop();
    await rejudger.stop();
    await files.stop();
    await follower.stop();
  });
  return { app, proposer };
}
