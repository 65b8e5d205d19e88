import type { Actor } from '#machines/kit/actor.ts';
import { aggregateTypeNamed } from '#machines/catalogue/named.ts';
import type { UploadKind } from '#machines/fields/uploads.ts';
import { mayRead } from '../access.ts';
import type { Queryable } from '../auth/queryable.ts';
import type { StreamName } from '../store/streamName.ts';
import { isVisible, rowsOf } from '../store/rows.ts';

/** A stored file. */
export interface KeptUpload {
  readonly kind: UploadKind;
  readonly type: string;
  /** Aggregates that name it. */
  readonly lives: readonly StreamName[];
  readonly content: Buffer;
}

const streamOf = (key: string): StreamName => {
  const slash = key.indexOf('/');
  return { machine: key.slice(0, slash), id: key.slice(slash + 1) };
};

/** Returns whether an actor may see one of the aggregates that name a file. */
async function seesOne(db: Queryable, actor: Actor, aggregates: readonly StreamName[]): Promise<boolean> {
  const readable = aggregates.filter(({ machine }) => {
    const aggregateType = aggregateTypeNamed(machine);
    return aggregateType !== undefined && mayRead(actor, aggregateType);
  });
  const rows = await rowsOf(db, readable);
  return [...rows.values()].some((row) => isVisible(actor, row));
}

interface UploadRow {
  readonly kind: UploadKind;
  readonly type: string;
  readonly sha256: string;
  readonly made_by: string;
  readonly lives: readonly string[];
}

/**
 * Returns a file to its uploader and to people who may see an aggregate that names it; null for others and for an
 * unknown id.
 */
export async function uploadFor(db: Queryable, actor: Actor, id: string): Promise<KeptUpload | null> {
  const { rows } = await db.query<UploadRow>({
    name: 'upload-by-id',
    text: 'select kind, type, sha256, made_by, lives from uploads where id = $1',
    values: [id],
  });
  const [found] = rows;
  if (!found) return null;
  const aggregates = found.lives.map(streamOf);
  if (found.made_by !== actor.id && !(await seesOne(db, actor, aggregates))) return null;
  const { rows: contents } = await db.query<{ content: Buffer }>({
    name: 'upload-content',
    text: 'select content from upload_contents where sha256 = $1',
    values: [found.sha256],
  });
  const [kept] = contents;
  return kept ? { kind: found.kind, type: found.type, lives: aggregates, content: kept.content } : null;
}
