import { prepareChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { commandLine } from './commandLine.ts';

/** Number of interrupted scans (`npm run scans -- 1000`); a minute of sixty uninterrupted scans runs as well. */
const { words } = commandLine({
  usage: 'Usage: npm run scans [-- <scans>]\nScans at the real screen while the line breaks; 300 unless told.',
  word: 'number of scans',
  words: /^\d+$/,
  mostWords: 1,
});
const [count = '300'] = words;
const browser = prepareChromium();
if ('problem' in browser) {
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
