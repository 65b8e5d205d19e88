import * as z from 'zod/mini';
import { keptWork } from '../kept/texts.ts';
import { page } from '../page.ts';
import { session } from '../session.ts';

/** An own import that was begun and has not ended: in another window, or before the page was loaded again. */
export interface UnfinishedImport {
  readonly id: string;
  readonly fileName: string;
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly rows: number;
  /** UTC ISO. */
  readonly begunAt: string;
  /** Rows that this browser saw written or refused; null where another device imports. */
  readonly done: number | null;
}

const row = z.object({
  id: z.string(),
  fileName: z.string(),
  sha256: z.string(),
  rows: z.number(),
  begunAt: z.string(),
});

const progressOf = (machine: string) =>
  keptWork(`importProgress/${machine}`, z.object({ task: z.string(), done: z.number() }));

const ownId = (): string | undefined => session.getSnapshot().context.user?.id;

/** Keeps how many rows of an import are done, for the time after a reload; null once it has ended. */
export function keepProgress(machine: string, progress: { readonly task: string; readonly done: number } | null): void {
  const user = ownId();
  if (user !== undefined) progressOf(machine).write(user, progress);
}

/** Returns the own unfinished import of a record type that began last; null for none, and where nobody answers. */
export async function unfinishedImport(machine: string): Promise<UnfinishedImport | null> {
  const user = ownId();
  if (user === undefined) return null;
  const filters = [
    { field: 'importer', op: 'eq', value: user },
    { field: 'recordType', op: 'eq', value: machine },
    { field: 'state', op: 'eq', value: 'running' },
  ] as const;
  const sort = [{ field: 'begunAt', dir: 'desc' }] as const;
  try {
    const { records } = await page(
      'importTask',
      { pageNum: 1, pageSize: 1, filters, sort },
      { ownFailure: true, ownForbidden: true },
    );
    const found = row.safeParse(records[0]);
    if (!found.success) return null;
    const { sha256: hash, ...task } = found.data;
    const kept = progressOf(machine).read(user);
    return { ...task, hash, done: kept?.task === task.id ? kept.done : null };
  } catch {
    // A hint: the import itself says what is wrong.
    return null;
  }
}
