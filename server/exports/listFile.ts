import type pg from 'pg';
import type { z } from 'zod';
import type { FieldKind, ReferenceName } from '#i18n/fieldKind.ts';
import { fieldInfo } from '#i18n/fieldsOf.ts';
import { languageOf } from '#i18n/languages.ts';
import type { ExportTask } from '#machines/exportTask/context.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { isForStaff } from '#machines/rights/staffFields.ts';
import { customerSecretOf } from '../customerKeys.ts';
import { rowTable } from '../store/tables.ts';
import { namesIn } from './names.ts';
import { rowsOf } from './rows.ts';
import { startWriter } from './writer.ts';

/** A list, its task, and for whom it is written. */
export interface ListFile {
  readonly task: ExportTask;
  readonly aggregateType: AggregateType;
  readonly actor: Actor;
  readonly pool: pg.Pool;
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly progress: (done: number, total: number) => Promise<void>;
}

/** Returns the references that name a field's ids; the holder of a parcel may be a branch. */
const referenceIn = (name: string, kind: FieldKind): readonly ReferenceName[] => {
  if (name === 'holderName') return ['branch'];
  return kind.kind === 'reference' || kind.kind === 'references' ? [kind.to] : [];
};

/** Returns the columns that a task may have: a business customer gets none for staff alone. */
const columnsFor = ({ columns, machine }: ExportTask, { merchant }: Actor): readonly string[] =>
  merchant === null ? columns : columns.filter((name) => !isForStaff(machine, name));

/** Writes the rows of a list that the actor reaches now, in a process beside the requests. */
export async function writeList({ task, aggregateType, actor, pool, columns, progress }: ListFile) {
  const language = languageOf([task.language]);
  const fields = columnsFor(task, actor).flatMap((name) => {
    const schema = aggregateType.rowSchema.shape[name] as z.ZodType | undefined;
    return schema ? [{ name, kind: fieldInfo(name, schema).kind }] : [];
  });
  const references = new Set(fields.flatMap(({ name, kind }) => referenceIn(name, kind)));
  const names = await namesIn(pool, { actor, language, columns, references });
  const customerSecret = await customerSecretOf(pool);
  const client = await pool.connect();
  const writer = await startWriter({
    machine: aggregateType.id,
    fields,
    language,
    actor: { kind: actor.kind, id: actor.id, permissions: actor.permissions },
    customerSecret,
    names,
  });
  let fault: unknown;
  try {
    let rows = 0;
    const own = columns.get(rowTable(aggregateType.id)) ?? new Map<string, string>();
    for await (const batch of rowsOf(client, own, aggregateType, actor, task)) {
      await writer.add(batch.rows);
      rows = batch.done;
      await progress(batch.done, batch.total);
    }
    return { ...(await writer.finish()), rows };
  } catch (error) {
    fault = error;
    throw error;
  } finally {
    client.release(fault instanceof Error ? fault : undefined);
    await writer.end();
  }
}
