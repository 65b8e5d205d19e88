import { prepareChromium } from './chromium.ts';
import { runCommand } from './command.ts';

/** Number of interrupted scans (`npm run scans -- 1000`); a minute of sixty uninterrupted scans runs as well. */
const [count = '300'] = process.argv.slice(2);
const browser = prepareChromium();
if (!/^\d+$/.test(count)) {
  console.error('Say how many scans, such as 300.');
  process.exitCode = 2;
} else if ('problem' in browser) {
  console.error(browser.problem);
  process.exitCode = 1;
} else {
  const seed = process.env['SEED'] ?? String(Date.now() % 1_000_000);
  console.log(`${count} scans (SEED=${seed})`);
  const built = await runCommand(['node', 'scripts/build.ts'], { shown: true });
  const { ok } = built.ok
    ? await runCommand(['playwright', 'test', 'e2e/scanProof.e2e.ts', '--reporter=list'], {
        shown: true,
        limitMinutes: 24 * 60,
        env: { CHROMIUM_PATH: browser.path, SCANS: count, SEED: seed },
      })
    : built;
  process.exitCode = ok ? 0 : 1;
}
