import type { Counts } from '#machines/importing/index.ts';
import { propose, type Verdict } from '../propose.ts';

/** A file that is being imported, as the server keeps it. */
export interface ImportedFile {
  readonly name: string;
  /** SHA-256 of its bytes. */
  readonly hash: string;
}

const LONGEST_NAME = 80;
const MACHINE = 'importTask';

const keyOf = ({ name, hash }: ImportedFile, ...what: readonly (string | number)[]): string =>
  ['import', hash, encodeURIComponent(name).slice(0, LONGEST_NAME), ...what].join(':');

/** A failure to record an import never stops the import itself. */
const kept = async (command: Parameters<typeof propose>[0][number]): Promise<Verdict | null> => {
  try {
    const [verdict = null] = await propose([command]);
    return verdict;
  } catch {
    return null;
  }
};

/** Records that writing a file's rows begins; the same file again is the same import. */
export async function importBegun(file: ImportedFile, rows: number, recordType: string): Promise<string | null> {
  const event = { type: 'importTask.begun', fileName: file.name, sha256: file.hash, rows, recordType };
  const verdict = await kept({ key: keyOf(file, 'begun', rows), machine: MACHINE, event });
  return verdict?.id ?? null;
}

/** Records the results of the rows. */
export async function importFinished(file: ImportedFile, id: string, counts: Counts): Promise<void> {
  const written = counts.created + counts.already;
  const refused = counts.refused + counts.bad;
  const event = { type: 'importTask.finished', written, refused };
  await kept({ key: keyOf(file, 'finished', written, refused), machine: MACHINE, id, event });
}
