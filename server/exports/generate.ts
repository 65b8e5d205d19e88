import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { z } from 'zod';
import { fieldInfo, type FieldKind, type ReferenceName } from '#i18n/fieldKind.ts';
import { languageOf } from '#i18n/languages.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { ExportTask } from '#machines/exportTask/context.ts';
import { listed } from '#machines/listed.ts';
import { mayRead, mayReveal } from '../access.ts';
import { PageFault } from '../store/selection/fault.ts';
import { rowTable } from '../store/tables.ts';
import { customerSecretOf } from '../customerKeys.ts';
import { namesIn } from './names.ts';
import { rowsOf, TooManyRows } from './rows.ts';
import { startWriter } from './writer.ts';

/** Outcome of writing one file, as the event that records it. */
export type Outcome =
  | ({ readonly type: 'exportTask.generated' } & Readonly<Record<string, unknown>>)
  | { readonly type: 'exportTask.failed'; readonly reason: 'tooManyRows' | 'notPermitted' | 'fault' };

/** Thrown to stop the writing: another process has the task, or nobody waits for it any more. */
export class Stopped extends Error {}

export interface Generation {
  readonly id: string;
  readonly task: ExportTask;
  /** The present actor of the requester; null if the requester may no longer act. */
  readonly actor: Actor | null;
  readonly client: pg.ClientBase;
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Called with the progress; throws `Stopped` to end the writing. */
  readonly progress: (done: number, total: number) => Promise<void>;
}

/** Returns the references that name a field's ids; the holder of a parcel may be a branch. */
const referenceIn = (name: string, kind: FieldKind): readonly ReferenceName[] => {
  if (name === 'holderName') return ['branch'];
  return kind.kind === 'reference' || kind.kind === 'references' ? [kind.to] : [];
};

/** Writes the file of an export and stores its bytes; the rows are those that the requester reaches now. */
export async function generate({ id, task, actor, client, columns, progress }: Generation): Promise<Outcome> {
  const aggregateType = listed[task.machine];
  if (!aggregateType || !actor || !mayRead(actor, aggregateType))
    return { type: 'exportTask.failed', reason: 'notPermitted' };
  const language = languageOf([task.language]);
  const fields = task.columns.flatMap((name) => {
    const schema = aggregateType.rowSchema.shape[name] as z.ZodType | undefined;
    return schema ? [{ name, kind: fieldInfo(name, schema).kind }] : [];
  });
  const references = new Set(fields.flatMap(({ name, kind }) => referenceIn(name, kind)));
  const names = await namesIn(client, { actor, language, columns, references });
  const writer = await startWriter({
    machine: aggregateType.id,
    fields,
    language,
    actor: { kind: actor.kind, id: actor.id, permissions: actor.permissions },
    customerSecret: await customerSecretOf(client),
    names,
  });
  try {
    let rows = 0;
    for await (const batch of rowsOf(
      client,
      columns.get(rowTable(aggregateType.id)) ?? new Map(),
      aggregateType,
      actor,
      task,
    )) {
      await writer.add(batch.rows);
      rows = batch.done;
      await progress(batch.done, batch.total);
    }
    const { content, sha256 } = await writer.finish();
    const objectKey = randomBytes(16).toString('hex');
    await client.query(
      `insert into export_files (task, object_key, content) values ($1, $2, $3)
       on conflict (task) do update set object_key = excluded.object_key, content = excluded.content, kept_at = now()`,
      [id, objectKey, content],
    );
    const reach = { scope: actor.scope, merchant: actor.merchant, revealed: mayReveal(actor) };
    return { type: 'exportTask.generated', rows, bytes: content.length, sha256, objectKey, reach };
  } catch (error) {
    if (error instanceof TooManyRows) return { type: 'exportTask.failed', reason: 'tooManyRows' };
    if (error instanceof PageFault) return { type: 'exportTask.failed', reason: 'fault' };
    throw error;
  } finally {
    await writer.end();
  }
}
