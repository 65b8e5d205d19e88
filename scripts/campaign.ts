import { runCommand } from './command.ts';

/** What a longer campaign runs, and the variable that says how long: `npm run crash -- 1000`, `npm run fuzz -- 1000000`. */
const CAMPAIGNS: Readonly<Record<string, { suite: string; variable: string; many: string }>> = {
  crash: { suite: 'tests/server/crash', variable: 'CRASH_ROUNDS', many: '200' },
  fuzz: { suite: 'tests/server/fuzz', variable: 'FUZZ_REQUESTS', many: '300000' },
};

const [name = '', count] = process.argv.slice(2);
const campaign = CAMPAIGNS[name];
if (campaign && /^\d*$/.test(count ?? '')) {
  const { ok } = await runCommand(['vitest', 'run', '--project', 'server', campaign.suite], {
    shown: true,
    limitMinutes: 24 * 60,
    env: { [campaign.variable]: count ?? campaign.many },
  });
  process.exitCode = ok ? 0 : 1;
} else {
  console.error(`Say which campaign: ${Object.keys(CAMPAIGNS).join(' or ')}, and how many rounds or requests.`);
  process.exitCode = 2;
}
