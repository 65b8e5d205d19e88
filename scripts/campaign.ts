import { runCommand } from './command.ts';
import { commandLine, Misuse, misused } from './commandLine.ts';

/** One suite of a campaign, and the variable with its length. */
interface Part {
  readonly project: 'campaigns' | 'server-campaigns';
  readonly suite: string;
  readonly variable: string;
  readonly many: string;
}

/**
 * Suites of longer campaigns: `npm run crash -- 1000`, `npm run fuzz -- 1000000`, `npm run audit -- 20000`. The last
 * counts orders of the corrupted world. `npm run histories -- 1000000 500 20000` counts events, concurrent histories
 * and commands to a server.
 */
const CAMPAIGNS: Readonly<Record<string, readonly Part[]>> = {
  crash: [{ project: 'server-campaigns', suite: 'tests/server/crash', variable: 'CRASH_ROUNDS', many: '200' }],
  fuzz: [{ project: 'server-campaigns', suite: 'tests/server/fuzz', variable: 'FUZZ_REQUESTS', many: '300000' }],
  audit: [{ project: 'server-campaigns', suite: 'tests/server/auditor', variable: 'AUDIT_ORDERS', many: '5000' }],
  histories: [
    { project: 'campaigns', suite: 'tests/histories', variable: 'HISTORY_EVENTS', many: '100000' },
    {
      project: 'server-campaigns',
      suite: 'tests/server/histories/histories.campaign',
      variable: 'CONCURRENT_HISTORIES',
      many: '500',
    },
    {
      project: 'server-campaigns',
      suite: 'tests/server/histories/http.campaign',
      variable: 'HTTP_COMMANDS',
      many: '20000',
    },
  ],
};

const [asked = ''] = process.argv.slice(2);
const names = Object.keys(CAMPAIGNS);
const campaign = Object.hasOwn(CAMPAIGNS, asked) ? CAMPAIGNS[asked] : undefined;
const { words } = commandLine({
  usage: `Usage: npm run ${campaign ? asked : names.join('|')} [-- <count> ...]\nRuns a long campaign; the counts are of ${(campaign ?? []).map(({ variable, many }) => `${variable} (${many})`).join(', ')}.`,
  word: 'campaign or count',
  words: campaign ? new RegExp(`^(${asked}|\\d+)$`) : names,
  mostWords: 1 + (campaign?.length ?? 0),
});
const counts = words.slice(1);
if (campaign) {
  const seed = process.env['SEED'] ?? String(Date.now() % 1_000_000);
  console.log(`SEED=${seed}`);
  for (const [index, { project, suite, variable, many }] of campaign.entries()) {
    const { ok } = await runCommand(['vitest', 'run', '--project', project, suite], {
      shown: true,
      limitMinutes: 24 * 60,
      env: { SEED: seed, [variable]: counts[index] ?? many },
    });
    if (!ok) process.exitCode = 1;
  }
} else {
  misused(new Misuse(`Say which campaign: ${names.join(', ')}.`), 'Usage: npm run <campaign> [-- <count> ...]');
}
