import { instrumentRoutes } from './instruments/routes/index.ts';
import { followNext, FOLLOWED_AT_ONCE } from './instruments/processMining/follow.ts';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { DatabaseTime } from './database/databaseTime.ts';
import { createHeartbeat } from './database/heartbeat.ts';
import type { Database } from './database/open.ts';
import { createAuditor } from './auditor/auditor.ts';
import type { AuditParts } from './auditor/follow.ts';
import { createDeadlines } from './deadlines.ts';
import { createExportRunner, type ExportRunner } from './exports/runner.ts';
import { menuComponents } from './company/menus/components.ts';
import { createApp, type AppOptions } from './http/app.ts';
import { createNumberer } from './ledger/numberer.ts';
import { createRejudger } from './instruments/rejudging/runner.ts';
import { signerIn } from './ledger/signing/signer.ts';
import { allJobs } from './jobs/all.ts';
import { createJobRunner } from './jobs/runner.ts';
import { createFollower } from './live/follower.ts';
import { countedProposer } from './metrics/countedProposer.ts';
import { countSignIns } from './metrics/countSignIns.ts';
import { createGauges } from './metrics/gauges.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createSockets, type Sockets } from './live/sockets.ts';
import { createPushSender } from './push/sender.ts';
import { createReading } from './reading.ts';
import { createProposer } from './propose/proposer.ts';
import { amendOwn } from './routes/account/amendOwn.ts';
import { apiKeyRoutes } from './routes/apiKeys.ts';
import { colleagueRoutes } from './routes/colleagues.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { accountRoutes } from './routes/account/index.ts';
import { passkeyRoutes } from './routes/account/passkeys.ts';
import { secondFactorRoutes } from './routes/account/secondFactor.ts';
import { commandRoutes } from './routes/commands.ts';
import { deadlineRoutes } from './routes/deadlines.ts';
import { scanningRoutes } from './routes/scanning.ts';
import { stockRoutes } from './routes/stock.ts';
import { exportRoutes } from './routes/exports.ts';
import { familyRoutes } from './routes/family/index.ts';
import { fileRoutes } from './routes/files.ts';
import { eventRoutes } from './routes/events.ts';
import { healthRoutes } from './routes/health.ts';
import { jobRoutes } from './routes/jobs.ts';
import { scheduleRoutes } from './routes/schedules.ts';
import { thresholdRoutes } from './routes/thresholds.ts';
import { labelRoutes } from './routes/labels.ts';
import { listViewRoutes } from './routes/listViews.ts';
import { financeRoutes } from './routes/finance.ts';
import { queueRoutes } from './routes/queues.ts';
import { paperRoutes } from './routes/papers.ts';
import { ledgerRoutes } from './routes/ledger.ts';
import { masterDataRoutes } from './routes/masterData/index.ts';
import { noticeRoutes } from './routes/notices.ts';
import { pushRoutes } from './routes/push.ts';
import { conflictRoutes } from './routes/conflicts.ts';
import { onlineRoutes } from './routes/online.ts';
import { roleRoutes } from './routes/roles.ts';
import { pageRoutes } from './routes/pages.ts';
import { staffRoutes } from './routes/staff.ts';
import { staffWorkRoutes } from './routes/staffWork.ts';
import { searchRoutes } from './routes/search.ts';
import { orderTariffRoutes } from './routes/orderTariff.ts';
import { streamRoutes } from './routes/streams.ts';
import { uploadRoutes } from './routes/uploads.ts';
import { violationRoutes } from './routes/violations.ts';
import { trackingRoutes } from './tracking/routes.ts';
import { columnsOf } from './store/selection/columns.ts';
import { createSerials } from './store/serials.ts';
import { upgradeDatabase } from './upgrade.ts';
import { allowLoopback } from './webhooks/loopback.ts';
import { createWebhookSender } from './webhooks/sender.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly database: Database;
  readonly rates?: AppOptions['rates'];
  /** Page that verifies evidence; by default the one built with the console. */
  readonly verifier?: string;
  /** Directory of the last test run; by default this checkout's. */
  readonly testAtlas?: string;
  /** Time that is recorded; by default PostgreSQL's, as the heartbeat learns it. */
  readonly time?: DatabaseTime;
}

/** Composes one server process, ready to listen: HTTP, sockets, the follower of the log and the deadlines. */
export async function createServer({ config, database, rates, verifier, testAtlas, time }: ServerOptions) {
  const { pool, url } = database;
  const dist = join(import.meta.dirname, '..', 'dist');
  await upgradeDatabase(pool);
  const metrics = createMetrics();
  const uncounted = createProposer(pool, createSerials(pool));
  const proposer = countedProposer(uncounted, metrics);
  const columns = await columnsOf(pool);
  const { read, standby } = createReading({ config, pool, metrics, log: () => app.log });
  const core = { pool, read, proposer, columns };
  let sockets: Sockets | null = null;
  const onTrouble = (error: unknown): void => {
    metrics.troubles.inc();
    app.log.error({ err: error }, 'background work failed');
  };
  pool.onLimited = (connections) =>
    app.log.warn(
      { connections },
      'PostgreSQL refuses more connections: requests wait for one of these; allow the role more, or lower DATABASE_CONNECTIONS',
    );
  const heartbeat = createHeartbeat({ pool, url, onSilence: onTrouble, ...(time && { time }) });
  const { isClockRight, now: clock } = heartbeat;
  const follower = createFollower(pool, url, async (events) => sockets?.tell(events), onTrouble);
  const measure = createGauges(metrics, {
    pool,
    heartbeat,
    follower,
    proposer,
    sockets: () => sockets?.count() ?? 0,
    backedUp: config.databaseUrl === undefined ? config.dataDirectory : null,
    clock,
    standby,
  });
  const deadlines = createDeadlines({ pool, proposer: uncounted, onTrouble, isClockRight, clock });
  const signer = await signerIn(config.dataDirectory);
  const numberer = createNumberer({
    pool,
    signer,
    checkpointFile: config.checkpointFile,
    follow: async () => (await followNext(pool)) === FOLLOWED_AT_ONCE,
    onTrouble,
    clock,
  });
  const audited: AuditParts = {
    pool,
    proposer: uncounted,
    alarm: (findings) => app.log.error({ findings }, 'records contradict each other'),
    clock,
  };
  const auditor = createAuditor(audited, onTrouble);
  const rejudger = createRejudger({ pool, url, onTrouble, clock });
  const jobs = createJobRunner({
    pool,
    jobs: allJobs({ pool, proposer: uncounted, columns, audited, auth: () => app.auth }),
    onTrouble,
    isClockRight,
    clock,
  });
  allowLoopback(config.webhooksToLoopback);
  const webhooks = createWebhookSender({ pool, proposer: uncounted, onTrouble, clock });
  const onOutcome = (outcome: string): void => metrics.pushMessages.inc({ outcome });
  const pushes = createPushSender({ pool, onTrouble, onOutcome, clock });
  const amend = amendOwn(proposer, clock);
  let exporter: ExportRunner | null = null;
  const app = createApp({
    config,
    database,
    dist,
    components: menuComponents,
    clock,
    onAnswer: metrics.answered,
    amendStaff: amend,
    ...(rates ? { rates } : {}),
    routes: [
      ...commandRoutes(core),
      ...streamRoutes(core),
      ...orderTariffRoutes(core),
      ...eventRoutes(core),
      ...noticeRoutes(core),
      ...pushRoutes(pool),
      ...staffRoutes(core),
      ...onlineRoutes(core),
      ...apiKeyRoutes(core, () => app.auth),
      ...colleagueRoutes(core),
      ...webhookRoutes(core),
      ...roleRoutes(pool),
      ...conflictRoutes(pool),
      ...staffWorkRoutes(core),
      ...pageRoutes(core),
      ...searchRoutes(core),
      ...labelRoutes(core),
      ...listViewRoutes(pool),
      ...thresholdRoutes(core),
      ...scheduleRoutes(core),
      ...exportRoutes(core, { wake: () => exporter?.wake() }),
      ...fileRoutes(() => app.auth),
      ...uploadRoutes(pool),
      ...accountRoutes(pool, () => app.auth, amend),
      ...secondFactorRoutes(() => app.auth, proposer),
      ...passkeyRoutes(() => app.auth, proposer),
      ...jobRoutes(pool, jobs),
      ...deadlineRoutes(core),
      ...scanningRoutes(core),
      ...stockRoutes(core),
      ...financeRoutes(core),
      ...queueRoutes(core),
      ...paperRoutes(core),
      ...ledgerRoutes(core),
      ...healthRoutes({
        heartbeat,
        follower,
        standby: () => standby?.state(),
        registry: metrics.registry,
        measure,
        metricsToken: config.metricsToken,
      }),
      ...violationRoutes(audited, jobs),
      ...masterDataRoutes(pool),
      ...familyRoutes(core),
      ...trackingRoutes(core),
      ...instrumentRoutes({
        core,
        signer,
        verifier: verifier ?? join(dist, 'evidence', 'verify.html'),
        rejudger,
        testAtlas,
      }),
    ],
  });
  const files = createExportRunner({
    pool,
    read,
    proposer: uncounted,
    people: app.auth.people,
    columns,
    onTrouble,
    clock,
  });
  exporter = files;
  const live = createSockets(pool, app.auth, app.limiter, onTrouble, clock);
  sockets = live;
  live.attach(app.server);
  app.addHook('onReady', async () => {
    await heartbeat.start();
    await standby?.start();
    await follower.start();
    deadlines.start();
    jobs.start();
    numberer.start();
    auditor.start();
    files.start();
    webhooks.start();
    pushes.start();
  });
  const stopCounting = countSignIns(metrics);
  app.addHook('preClose', () => live.stop());
  app.addHook('onClose', async () => {
    stopCounting();
    deadlines.stop();
    await jobs.stop();
    await numberer.stop();
    await auditor.stop();
    await rejudger.stop();
    await files.stop();
    await webhooks.stop();
    await pushes.stop();
    await follower.stop();
    await standby?.stop();
    await heartbeat.stop();
  });
  await heartbeat.learnTime();
  return { app, proposer: uncounted, clock };
}
