import type pg from 'pg';
import type { Actor, Scope } from '#machines/kit/actor.ts';
import type { Reach } from '#machines/exportTask/events.ts';
import { exportTask } from '#machines/exportTask/index.ts';
import type { ExportTask } from '#machines/exportTask/context.ts';
import { replay } from '#machines/kit/replay.ts';
import { listed } from '#machines/catalogue/listed.ts';
import { mayRead, mayReveal } from '../access.ts';
import { Problem } from '../http/errors.ts';
import { historyOf } from '../store/history.ts';

const covers = (scope: Scope, wanted: Reach['scope']): boolean =>
  scope === 'all' || (wanted !== 'all' && wanted.every((branch) => scope.includes(branch)));

/** Returns whether the actor still reaches everything that the file was made of. */
const stillReaches = (actor: Actor, reach: Reach): boolean =>
  actor.merchant === reach.merchant && covers(actor.scope, reach.scope) && (mayReveal(actor) || !reach.revealed);

export interface Download {
  readonly content: Buffer;
  readonly fileName: string;
}

/** Returns the bytes of an export for this actor now. A file of somebody else is answered like a missing one. */
export async function readFile(pool: pg.Pool, actor: Actor, objectKey: string, ip: string): Promise<Download> {
  const { rows } = await pool.query<{ task: string; content: Buffer }>(
    'select task, content from export_files where object_key = $1',
    [objectKey],
  );
  const [file] = rows;
  if (!file) throw new Problem('notFound');
  const { aggregate } = replay(exportTask, file.task, await historyOf(pool, { machine: 'exportTask', id: file.task }));
  const task = aggregate.context as ExportTask;
  if (task.requester !== actor.id) throw new Problem('notFound');
  if (aggregate.states['exportTask'] !== 'generated' || task.objectKey !== objectKey || !task.reach)
    throw new Problem('fileNotReady');
  const aggregateType = listed[task.machine];
  if (!aggregateType || !mayRead(actor, aggregateType)) throw new Problem('forbidden');
  if (!stillReaches(actor, task.reach)) throw new Problem('scopeChanged');
  await pool.query('insert into export_downloads (task, session_id, staff_id, ip) values ($1, $2, $3, $4)', [
    file.task,
    actor.session,
    actor.id,
    ip,
  ]);
  return { content: file.content, fileName: task.fileName };
}

const UNSAFE_IN_QUOTES = /[^\x20-\x7e]|["\\%]/g;
const KEPT_IN_EXTENDED = /['()*]/g;

/** Returns the header that names a file to be saved (RFC 6266): the full name, and an ASCII one for old clients. */
export const attachment = (fileName: string): string => {
  const extended = encodeURIComponent(fileName).replace(
    KEPT_IN_EXTENDED,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fileName.replace(UNSAFE_IN_QUOTES, '_')}"; filename*=UTF-8''${extended}`;
};
