import { append } from './append.ts';
import { firstLoad } from './firstLoad.ts';
import { histories } from './histories.ts';
import { list } from './list.ts';
import { practice } from './practice.ts';
import { rejudge } from './rejudge.ts';
import { replay } from './replay.ts';
import { scan } from './scan.ts';
import { scanToScreen } from './scanToScreen.ts';
import { tabs } from './tabs.ts';

/** Every benchmark by its name; `npm run bench -- append replay` runs some, `npm run bench` all. */
const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  append,
  replay,
  rejudge,
  practice,
  histories,
  list,
  scan,
  'scan-to-screen': scanToScreen,
  'first-load': firstLoad,
  tabs,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}`);
  process.exit(1);
}
for (const [name, run] of Object.entries(benchmarks)) {
  if (asked.length === 0 || asked.includes(name)) await run();
}
process.exit(0);
