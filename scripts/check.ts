import { prepareReports, writeAtlas } from './atlas/kept.ts';
import { GATES } from './gates.ts';
import { runGates } from './runGates.ts';
import { runVitest } from './runVitest.ts';
import { sum } from './tally.ts';

prepareReports();
const { passed, failed } = sum([await runGates(GATES), await runVitest('pure')]);
writeAtlas();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
