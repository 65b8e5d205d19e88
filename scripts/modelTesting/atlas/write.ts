import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exercises } from './exercised.ts';
import type { FileReport } from './report.ts';

/** Writes the report of a test file with the hashes of its machines; nothing if it exercised none. */
export async function writeReport(
  directory: string,
  run: Pick<FileReport, 'file' | 'at' | 'tests'>,
  exercises: Exercises,
): Promise<void> {
  // Imported late, because most test files use no machine.
  const { aggregateTypes } = await import('#machines/catalogue/aggregateTypes.ts');
  const found = exercises.of(aggregateTypes);
  if (Object.keys(found).length === 0) return;
  const { machineHash } = await import('#server/store/models.ts');
  const machines = Object.fromEntries(
    Object.entries(found).map(([id, exercised]) => [id, { ...exercised, hash: machineHash(id) }]),
  );
  const report: FileReport = { ...run, machines };
  const name = createHash('sha256').update(run.file).digest('hex').slice(0, 16);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, `${name}.json`), JSON.stringify(report));
}
