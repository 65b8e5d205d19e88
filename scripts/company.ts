import { companyConflicts, settleConflict } from '#server/company/conflicts.ts';
import { conflictLine } from '#server/company/report.ts';
import { readConfig } from '#server/config.ts';
import { openLedger } from '#server/ledger/openLedger.ts';

const USAGE = 'Usage: npm run company -- [conflicts | settle <number>]';

/** Lists the open conflicts with the standard company, or resolves one in favour of the installation. */
async function main(verb: string, given: string | undefined): Promise<void> {
  const number = Number(given);
  if (verb !== 'conflicts' && (verb !== 'settle' || !Number.isSafeInteger(number))) throw new Error(USAGE);
  const { pool, close } = await openLedger(readConfig(process.env));
  try {
    if (verb === 'settle' && !(await settleConflict(pool, number, new Date().toISOString())))
      throw new Error(`There is no open conflict ${number}.`);
    const open = await companyConflicts(pool);
    const lines = open.map(conflictLine);
    console.log(lines.length === 0 ? 'No conflict with the standard company is open.' : lines.join('\n'));
  } finally {
    await close();
  }
}

const [named = 'conflicts', given] = process.argv.slice(2);

main(named, given).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
