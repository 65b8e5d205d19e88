import { createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

/** A port that is free now; the workers inherit the choice of the first process through the environment. */
async function choosePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? String(address.port) : '8099';
}

const port = (process.env['E2E_PORT'] ??= await choosePort());
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // A person may hold five sessions: tests side by side in one person's name would end each other's.
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL,
    locale: 'en-US',
    // Not the company's zone: a screen that shows the browser's time instead of Yangon's is found out.
    timezoneId: 'America/New_York',
    // Each test is a first visit: a hundred files kept for the next one would only slow it down.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Tracing slows every test: it is asked for (E2E_TRACE=1) when one is to be understood.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
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
  webServer: {
    command: 'node e2e/server.ts',
    url: `${baseURL}/api/health`,
    // Never the database that a developer's environment names: the demonstration world goes into a new one.
    env: { DATABASE_URL: '', PORT: port, HOST: '127.0.0.1', DEMO: '1', CAPTCHA: 'off', LOG_LEVEL: 'warn' },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
