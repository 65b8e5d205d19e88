import { prepareChromium } from './chromium.ts';
import { runCommand } from './command.ts';

const browser = prepareChromium();
if ('problem' in browser) {
  console.error(browser.problem);
  process.exitCode = 1;
} else {
  const built = await runCommand(['node', 'scripts/build.ts'], { shown: true });
  // Further arguments select accounts: `npm run walk -- -g merchant`.
  const { ok } = built.ok
    ? await runCommand(['playwright', 'test', 'e2e/walk.e2e.ts', '--reporter=list', ...process.argv.slice(2)], {
        shown: true,
        limitMinutes: 60,
        env: { CHROMIUM_PATH: browser.path, WALK: '1', E2E_WORKERS: '2' },
      })
    : built;
  process.exitCode = ok ? 0 : 1;
}
