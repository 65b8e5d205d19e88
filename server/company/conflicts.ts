import type pg from 'pg';
import type { Queryable } from '../auth/queryable.ts';
import { canonical, sha256Hex } from '../store/canonical.ts';
import { json } from '../store/json.ts';
import type { CompanyMachine } from './entry.ts';
import type { ConflictKind } from './merge.ts';
import type { FoundConflict } from './plan.ts';

/** A difference between the installation and the standard company that a person has to decide. */
export interface CompanyConflict extends FoundConflict {
  readonly number: number;
  /** Version of the standard company with which it was found. */
  readonly version: number;
  readonly foundAt: string;
  /** Time when it was decided, or its sides changed; null while it is open. */
  readonly settledAt: string | null;
}

interface ConflictRow {
  readonly number: string;
  readonly machine: CompanyMachine;
  readonly key: string;
  readonly id: string | null;
  readonly kind: ConflictKind;
  readonly field: string;
  readonly shipped: unknown;
  readonly standard: unknown;
  readonly own: unknown;
  readonly refusals: FoundConflict['refusals'];
  readonly version: number;
  readonly found_at: Date;
  readonly settled_at: Date | null;
}

const conflictOf = ({ number, field, found_at, settled_at, ...row }: ConflictRow): CompanyConflict => ({
  ...row,
  number: Number(number),
  field: field === '' ? null : field,
  foundAt: found_at.toISOString(),
  settledAt: settled_at?.toISOString() ?? null,
});

interface ConflictQuery {
  /** Only conflicts of roles, menus, dictionaries or questions. */
  readonly machine?: CompanyMachine;
  /** True to include settled ones. */
  readonly settled?: boolean;
}

/** Lists conflicts with the standard company, the oldest first. */
export async function companyConflicts(
  db: Queryable,
  { machine, settled = false }: ConflictQuery = {},
): Promise<readonly CompanyConflict[]> {
  const { rows } = await db.query<ConflictRow>(
    `select number, machine, key, id, kind, field, shipped, standard, own, refusals, version, found_at, settled_at
     from company_conflicts where ($1::text is null or machine = $1) and ($2 or settled_at is null) order by number`,
    [machine ?? null, settled],
  );
  return rows.map(conflictOf);
}

const fingerprintOf = ({ machine, key, kind, field, shipped, standard, own }: FoundConflict): string =>
  sha256Hex(canonical([machine, key, kind, field, shipped ?? null, standard ?? null, own ?? null]));

/** Records conflicts; one that was found before, open or settled, is not recorded again. */
export async function recordConflicts(
  client: pg.ClientBase,
  version: number,
  conflicts: readonly FoundConflict[],
  at: string,
): Promise<void> {
  const values = conflicts.map((conflict) => ({
    ...conflict,
    field: conflict.field ?? '',
    fingerprint: fingerprintOf(conflict),
  }));
  await client.query(
    `insert into company_conflicts
       (machine, key, id, kind, field, shipped, standard, own, refusals, fingerprint, version, found_at)
     select machine, key, id, kind, field, shipped, standard, own, refusals, fingerprint, $2, $3
     from jsonb_to_recordset($1::jsonb) as given (machine text, key text, id text, kind text, field text,
       shipped jsonb, standard jsonb, own jsonb, refusals jsonb, fingerprint text)
     on conflict (fingerprint) do nothing`,
    [json(values), version, at],
  );
}

/** Settles a conflict in favour of the installation; returns whether it was open. */
export async function settleConflict(db: Queryable, number: number, at: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'update company_conflicts set settled_at = $2 where number = $1 and settled_at is null',
    [number, at],
  );
  return (rowCount ?? 0) > 0;
}
