import { commandLine } from './commandLine.ts';
import { gateStages } from './testing/gateStages.ts';
import { runStages } from './testing/run.ts';

commandLine({
  usage:
    "Usage: npm test\nThe gate: static checks, pure and server tests, one browser journey of each kind; ends with 'N passed, N failed'.\nExits 1 if anything failed. `npm run test:all` runs the rest besides.",
});

process.exitCode = (await runStages(gateStages())) ? 0 : 1;
