import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { languageOf } from '#i18n/languages.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { ExportTask } from '#machines/exportTask/context.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { listed } from '#machines/catalogue/listed.ts';
import { has, mayRead, mayReveal } from '../access.ts';
import type { Read } from '../database/standby/standby.ts';
import { PageFault } from '../store/selection/fault.ts';
import { writeList } from './listFile.ts';
import { writeReport } from './reportFile.ts';
import { TooManyRows } from './rows.ts';

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
  /** Connection that stores the file. */
  readonly client: pg.ClientBase;
  readonly read: Read;
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Called with the progress; throws `Stopped` to end the writing. */
  readonly progress: (done: number, total: number) => Promise<void>;
}

/** Returns the record type of a task if the actor may read it as the task does. */
function readable({ machine, report }: ExportTask, actor: Actor): AggregateType | null {
  const aggregateType = listed[machine];
  if (!aggregateType || !mayRead(actor, aggregateType)) return null;
  return report && !has(actor, 'report.read') ? null : aggregateType;
}

/** Writes the file of an export and stores its bytes; it has what the requester reaches now. */
export async function generate({ id, task, actor, client, read, columns, progress }: Generation): Promise<Outcome> {
  const aggregateType = actor && readable(task, actor);
  if (!actor || !aggregateType) return { type: 'exportTask.failed', reason: 'notPermitted' };
  const { report, filters, language } = task;
  try {
    const { content, sha256, rows } = report
      ? await read((pool) =>
          writeReport({ pool, columns, actor, aggregateType, report, filters, language: languageOf([language]) }),
        )
      : await read((pool) => writeList({ task, aggregateType, actor, pool, columns, progress }));
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
    if (error instanceof PageFault)
      return { type: 'exportTask.failed', reason: error.rule === 'tooManyGroups' ? 'tooManyRows' : 'fault' };
    throw error;
  }
}
