import { prepareChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { commandLine } from './commandLine.ts';

const { options } = commandLine({
  usage:
    'Usage: npm run walk [-- -g <pattern>]\nOpens every screen and form of each account at 1440 and 390 px, in English and Chinese, or of those that the pattern names.',
  options: ['-g'],
});
const browser = prepareChromium();
if ('problem' in browser) {
  console.error(browser.problem);
  process.exitCode = 1;
} else {
  const built = await runCommand(['node', 'scripts/build.ts'], { shown: true });
  // Further arguments select accounts and looks: `npm run walk -- -g 'merchant.*390 zh'`.
  const { ok } = built.ok
    ? await runCommand(
        ['playwright', 'test', 'e2e/walk.e2e.ts', '--reporter=list', ...Object.entries(options).flat()],
        {
          shown: true,
          limitMinutes: 300,
          env: { CHROMIUM_PATH: browser.path, WALK: '1', E2E_WORKERS: '2' },
        },
      )
    : built;
  process.exitCode = ok ? 0 : 1;
}
