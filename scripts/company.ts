import { companyConflicts, settleConflict } from '#server/company/conflicts.ts';
import { conflictLine } from '#server/company/report.ts';
import { readConfig } from '#server/config.ts';
import { openLedger } from '#server/ledger/openLedger.ts';
import { commandLine, exitAfter, Misuse, unknown } from './commandLine.ts';

const USAGE = `Usage: npm run company [-- conflicts | settle <number>]
Lists the open conflicts with the standard company, or keeps the installation's side of one.`;

/** Lists the open conflicts with the standard company, or resolves one in favour of the installation. */
async function main(verb: string, given: string | undefined): Promise<boolean> {
  const number = Number(given);
  if (verb !== 'conflicts' && verb !== 'settle') throw unknown('verb', verb, ['conflicts', 'settle']);
  if (verb === 'settle' && (given === undefined || !Number.isSafeInteger(number)))
    throw new Misuse('settle needs the number of a conflict.');
  if (verb === 'conflicts' && given !== undefined) throw new Misuse('conflicts takes no further word.');
  const { pool, close } = await openLedger(readConfig(process.env));
  try {
    if (verb === 'settle' && !(await settleConflict(pool, number, new Date().toISOString()))) {
      console.error(`There is no open conflict ${number}.`);
      return false;
    }
    const open = await companyConflicts(pool);
    const lines = open.map(conflictLine);
    console.log(lines.length === 0 ? 'No conflict with the standard company is open.' : lines.join('\n'));
    return true;
  } finally {
    await close();
  }
}

const { words } = commandLine({ usage: USAGE, word: 'verb', words: /./, mostWords: 2 });
const [named = 'conflicts', conflict] = words;

exitAfter(main(named, conflict), USAGE);
