import { commandLine } from './commandLine.ts';
import { GATES } from './gates.ts';
import { gatesPart, suitePart } from './testing/part.ts';
import { runStages } from './testing/run.ts';
import { vitestSuite } from './testing/vitestSuite.ts';

commandLine({
  usage:
    'Usage: npm run check\nThe quick gate: types, lint, format, import directions, dead code, messages, pure tests.',
});

process.exitCode = (await runStages([[[gatesPart('gates', GATES), suitePart(vitestSuite('pure'))]]])) ? 0 : 1;
