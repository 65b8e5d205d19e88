import { prepareReports, writeAtlas } from './atlas/kept.ts';
import { listUntested } from './atlas/untested.ts';
import { GATES } from './gates.ts';
import { runGates } from './runGates.ts';
import { runVitest } from './runVitest.ts';
import { sum } from './tally.ts';
import { commandLine } from './commandLine.ts';

commandLine({
  usage:
    'Usage: npm run check\nThe quick gate: types, lint, format, import directions, dead code, messages, pure tests.',
});

prepareReports();
const { passed, failed } = sum([await runGates(GATES), await runVitest('pure')]);
writeAtlas();
const untested = await listUntested();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed + untested === 0 ? 0 : 1;
