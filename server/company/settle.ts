import type pg from 'pg';
import { canonical } from '../store/canonical.ts';
import { changedEntries } from './compare.ts';
import { companyConflicts, settleConflict, type CompanyConflict } from './conflicts.ts';
import { nameOf, type CompanyEntry, type Fields } from './entry.ts';
import { loadOwn, readShipped, type Own } from './installation.ts';
import type { ConflictKind } from './merge.ts';

/** Conflicts that end when the standard company's change is applied after all. */
const WAITING: readonly ConflictKind[] = ['retiredHere', 'entriesBelow', 'refused'];

const same = (one: unknown, other: unknown): boolean => canonical(one ?? null) === canonical(other ?? null);

/** Returns whether a side of a conflict has changed since the conflict was found. */
const isOvertaken = ({ kind, field, standard, own }: CompanyConflict, now: Own | null, fields: Fields | null) => {
  if (!same(standard, field === null ? fields : fields?.[field])) return true;
  if (kind === 'entriesBelow') return false;
  if (field !== null) return now?.inUse !== true || !same(own, now.fields[field]);
  return !same(own, now && { fields: now.fields, inUse: now.inUse });
};

/** Settles the open conflicts that were decided since: here, by a later version, or because the change was applied. */
export async function settleOvertaken(
  client: pg.ClientBase,
  standard: readonly CompanyEntry[],
  at: string,
): Promise<void> {
  const open = await companyConflicts(client);
  if (open.length === 0) return;
  const shipped = await readShipped(client);
  const waiting = new Set(changedEntries(standard, shipped).map(({ name }) => name));
  const standards = new Map(standard.map((entry) => [nameOf(entry), entry.fields]));
  const wanted = open.map((conflict) => ({ ...conflict, shipped: shipped.get(nameOf(conflict)) ?? null }));
  const owns = await loadOwn(client, wanted);
  for (const conflict of open) {
    const name = nameOf(conflict);
    const hasArrived = WAITING.includes(conflict.kind) && !waiting.has(name);
    if (hasArrived || isOvertaken(conflict, owns.get(name) ?? null, standards.get(name) ?? null))
      await settleConflict(client, conflict.number, at);
  }
}
