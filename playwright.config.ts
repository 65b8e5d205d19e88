import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

/** How many work side by side (E2E_WORKERS, 1): each has a server and a world of its own. */
const WORKERS = Number(process.env['E2E_WORKERS'] ?? 1);

/** Factor of every limit (PATIENCE): a failed test is run again alone with more of it. */
const PATIENCE = Number(process.env['PATIENCE'] ?? 1);

/** Directory for the logs of the servers (SERVER_LOGS); without it nobody keeps them. */
const logs = process.env['SERVER_LOGS'];

/** Ports that are free now, one for each worker; who works inherits the choice of the first process. */
async function choosePorts(): Promise<string> {
  const servers = Array.from({ length: WORKERS }, () => createServer());
  const ports = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : 0;
    }),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports.join(' ');
}

const ports = (process.env['E2E_PORTS'] ??= await choosePorts()).split(' ');
const addressOf = (port: string | undefined): string => `http://127.0.0.1:${port}`;
const baseURL = addressOf(ports[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]);
// Made by the first server, copied by every one; whoever has one of a stopped server spares a minute (E2E_DATA=directory).
const world = (process.env['E2E_DATA'] ??= join(tmpdir(), `shweli-e2e-world-${ports[0]}`));
const executablePath = findChromium();

/** Directory of what the workers of this run tell each other. */
function prepareRun(): void {
  if (process.env['E2E_RUN'] !== undefined) return;
  const directory = mkdtempSync(join(tmpdir(), 'shweli-e2e-run-'));
  process.env['E2E_RUN'] = directory;
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
}

prepareRun();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: process.env['CI'] !== undefined,
  // Only a hang reaches them, on the slowest machine too: a test fails fast by what the page shows.
  timeout: 1_200_000 * PATIENCE,
  expect: { timeout: 60_000 * PATIENCE },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL,
    actionTimeout: 60_000 * PATIENCE,
    navigationTimeout: 60_000 * PATIENCE,
    locale: 'en-US',
    // Frames that nobody sees cost half as much again as the page: without a graphics card each is drawn by the processor.
    contextOptions: { reducedMotion: 'reduce' },
    // Not the company's zone: a screen that shows the browser's time instead of Yangon's is found out.
    timezoneId: 'America/New_York',
    // Each test is a first visit: a hundred files kept for the next one would only slow it down.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Tracing slows every test: it is asked for (E2E_TRACE=on) when one is to be understood.
    trace: process.env['E2E_TRACE'] === 'on' ? 'on' : 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // A container's root has no sandbox to enter.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  // One after the other: the first makes the world that the others copy.
  webServer: ports.map((port) => ({
    command: `node e2e/server.ts${logs === undefined ? '' : ` >>"${join(logs, `e2e-${port}.log`)}"`}`,
    url: `${addressOf(port)}/api/health`,
    // Never the database that a developer's environment names: the demonstration world goes into a new one.
    env: {
      DATABASE_URL: '',
      PORT: port,
      HOST: '127.0.0.1',
      DEMO: '1',
      CAPTCHA: 'off',
      WEBHOOKS_TO_LOOPBACK: '1',
      LOG_LEVEL: logs === undefined ? 'warn' : 'info',
      E2E_DATA: world,
    },
    timeout: 600_000 * PATIENCE,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  })),
});
