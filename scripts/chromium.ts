import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without a window: the same engine with a third less processor time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the program of an installed Chromium or Chrome, or Playwright's own; undefined if there is none. */
export function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const named = process.env['CHROMIUM_PATH'];
  return [...(named === undefined ? [] : [named]), ...onPath, ...ELSEWHERE, chromium.executablePath()].find(existsSync);
}

/** Finds or installs a Chromium; returns its program or the remedy. */
export function prepareChromium(): { path: string } | { problem: string } {
  const present = findChromium();
  if (present !== undefined) return { path: present };
  for (const attempt of [() => installFromDebian(SHELL), () => installFromDebian('chromium'), installFromPlaywright]) {
    attempt();
    const path = findChromium();
    if (path !== undefined) return { path };
  }
  return {
    problem:
      'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  };
}

function installFromDebian(name: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} for the browser tests ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const timeout = 5 * 60_000;
  spawnSync('apt-get', ['update', '-qq'], { env, timeout });
  // The fonts make Chinese readable in the pictures of failed tests.
  spawnSync('apt-get', ['install', '-y', '-qq', name, 'fonts-noto-cjk'], { env, timeout });
}

function installFromPlaywright(): void {
  console.log('Installing Chromium from Playwright for the browser tests ...');
  const program = join('node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [program, 'install', 'chromium'], { timeout: 5 * 60_000 });
}
