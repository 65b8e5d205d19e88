import { prepareChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { commandLine, type Accepted } from './commandLine.ts';
import { shardIn } from './testing/shard.ts';

const accepted: Accepted = {
  usage: `Usage: npm run walk [-- -g <pattern>] [--shard <n>/<all>]
Opens every screen and form of each account at 1440 and 390 px, in English and Chinese, or of those that the pattern names.
A shard is a share of the tests: 1/8 to 8/8 are the whole walk in eight pieces.`,
  options: ['-g', '--shard'],
};
const line = commandLine(accepted);
const { options } = line;
shardIn(line, accepted.usage);
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
