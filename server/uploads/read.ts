import type { Actor } from '#machines/kit/actor.ts';
import { nouns } from '#machines/nouns.ts';
import { mayRead } from '../access.ts';
import type { Queryable } from '../auth/queryable.ts';
import type { StreamName } from '../store/load.ts';
import { isVisible, rowsOf } from '../store/rows.ts';

/** A kept file as it is given out. */
export interface KeptUpload {
  readonly type: string;
  readonly content: Buffer;
}

const streamOf = (key: string): StreamName => {
  const slash = key.indexOf('/');
  return { machine: key.slice(0, slash), id: key.slice(slash + 1) };
};

/** Whether an actor may see one of the lives that name a file. */
async function seesOne(db: Queryable, actor: Actor, lives: readonly string[]): Promise<boolean> {
  const readable = lives.map(streamOf).filter(({ machine }) => {
    const noun = Object.hasOwn(nouns, machine) ? nouns[machine] : undefined;
    return noun !== undefined && mayRead(actor, noun);
  });
  const rows = await rowsOf(db, readable);
  return [...rows.values()].some((row) => isVisible(actor, row));
}

/** A file for who uploaded it or may see a life that names it; null for a foreign one and for one that is not there alike. */
export async function uploadFor(db: Queryable, actor: Actor, id: string): Promise<KeptUpload | null> {
  const { rows } = await db.query<{ type: string; sha256: string; made_by: string; lives: string[] }>({
    name: 'upload-by-id',
    text: 'select type, sha256, made_by, lives from uploads where id = $1',
    values: [id],
  });
  const [found] = rows;
  if (!found || (found.made_by !== actor.id && !(await seesOne(db, actor, found.lives)))) return null;
  const { rows: contents } = await db.query<{ content: Buffer }>({
    name: 'upload-content',
    text: 'select content from upload_contents where sha256 = $1',
    values: [found.sha256],
  });
  const [kept] = contents;
  return kept ? { type: found.type, content: kept.content } : null;
}
