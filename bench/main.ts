import { commandLine } from '../scripts/commandLine.ts';
import { measureSpeed, REFERENCE_MS } from '../scripts/testing/speed.ts';
import { append } from './append.ts';
import { coldList } from './coldList.ts';
import { finance } from './finance.ts';
import { firstLoad } from './firstLoad.ts';
import { histories } from './histories.ts';
import { list } from './list.ts';
import { closeLongLog } from './longLog.ts';
import { print, round } from './measure.ts';
import { processMining } from './processMining.ts';
import { registers } from './registers.ts';
import { rejudge } from './rejudge.ts';
import { replay } from './replay.ts';
import { reports } from './reports.ts';
import { scan } from './scan.ts';
import { scanToScreen } from './scanToScreen.ts';
import { BENCHES, sizeOf, type BenchName } from './sizes.ts';
import { tabs } from './tabs.ts';

const SMALL = '--small';
const { words: asked, flags } = commandLine({
  usage: `Usage: npm run bench [-- ${SMALL}] [<benchmark> ...]\nBenchmarks: ${BENCHES.join(', ')}`,
  word: 'benchmark',
  words: BENCHES,
  flags: [SMALL],
});
const isSmall = flags.has(SMALL);

/** Benchmarks by name: `npm run bench -- append replay` runs some, `npm run bench` all, `--small` each in seconds. */
const benchmarks: Readonly<Record<BenchName, () => Promise<void>>> = {
  append: () => append(sizeOf('append', isSmall)),
  replay: () => replay(sizeOf('replay', isSmall)),
  rejudge: () => rejudge(sizeOf('rejudge', isSmall)),
  practice: () => processMining(sizeOf('practice', isSmall)),
  histories: () => histories(sizeOf('histories', isSmall)),
  list: () => list(sizeOf('list', isSmall)),
  reports: () => reports(sizeOf('reports', isSmall)),
  finance: () => finance(sizeOf('finance', isSmall)),
  scan: () => scan(sizeOf('scan', isSmall)),
  'scan-to-screen': () => scanToScreen(sizeOf('scan-to-screen', isSmall)),
  'first-load': () => firstLoad(sizeOf('first-load', isSmall)),
  registers: () => registers(sizeOf('registers', isSmall)),
  'cold-list': () => coldList(sizeOf('cold-list', isSmall)),
  tabs: () => tabs(sizeOf('tabs', isSmall)),
};

const isChosen = (name: string): boolean => asked.length === 0 || asked.includes(name);
/** Prints the figure of this machine beside that of a good one, so that slow work is told from a slow machine. */
function printMachine(): void {
  const ours = round(measureSpeed());
  print({
    name: 'machine',
    ours,
    peer: null,
    limit: REFERENCE_MS,
    ratio: round(ours / REFERENCE_MS),
    unit: 'ms for a fixed loop of hashing and JSON',
  });
}

if (!isSmall) printMachine();
for (const [name, run] of Object.entries(benchmarks)) if (isChosen(name)) await run();
await closeLongLog();
process.exit(0);
