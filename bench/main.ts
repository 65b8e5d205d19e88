import { append } from './append.ts';
import { firstLoad } from './firstLoad.ts';
import { histories } from './histories.ts';
import { list } from './list.ts';
import { closeLongLog } from './longLog.ts';
import { processMining } from './processMining.ts';
import { rejudge } from './rejudge.ts';
import { replay } from './replay.ts';
import { scan } from './scan.ts';
import { scanToScreen } from './scanToScreen.ts';
import { sizeOf, type BenchName } from './sizes.ts';
import { tabs } from './tabs.ts';

const SMALL = '--small';
const asked = process.argv.slice(2);
const isSmall = asked.includes(SMALL);

/** Benchmarks by name: `npm run bench -- append replay` runs some, `npm run bench` all, `--small` each in seconds. */
const benchmarks: Readonly<Record<BenchName, () => Promise<void>>> = {
  append: () => append(sizeOf('append', isSmall)),
  replay: () => replay(sizeOf('replay', isSmall)),
  rejudge: () => rejudge(sizeOf('rejudge', isSmall)),
  practice: () => processMining(sizeOf('practice', isSmall)),
  histories: () => histories(sizeOf('histories', isSmall)),
  list: () => list(sizeOf('list', isSmall)),
  scan: () => scan(sizeOf('scan', isSmall)),
  'scan-to-screen': () => scanToScreen(sizeOf('scan-to-screen', isSmall)),
  'first-load': () => firstLoad(sizeOf('first-load', isSmall)),
  tabs: () => tabs(sizeOf('tabs', isSmall)),
};

const known = [...Object.keys(benchmarks), SMALL];
const unknown = asked.filter((word) => !known.includes(word));
if (unknown.length > 0) {
  console.error(`No benchmark or option ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  process.exit(2);
}
const isChosen = (name: string): boolean => asked.every((word) => word === SMALL) || asked.includes(name);
for (const [name, run] of Object.entries(benchmarks)) if (isChosen(name)) await run();
await closeLongLog();
process.exit(0);
