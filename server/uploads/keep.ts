import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../auth/queryable.ts';
import type { UploadKind } from '#machines/fields/uploads.ts';
import type { Picture } from '../pictures/kinds.ts';

/** A file to be stored. */
export interface Upload {
  readonly id: string;
  readonly kind: UploadKind;
  readonly picture: Picture;
  /** Person who uploads it, and their branch. */
  readonly by: string;
  readonly branch: string | null;
  /** UTC ISO. */
  readonly at: string;
}

const ID_BYTES = 16;

/** Returns a random id that nobody can guess. */
export const newUploadId = (): string => randomBytes(ID_BYTES).toString('hex');

export const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Stores uploads, each content once: all of them or none. Returns the SHA-256 of each; existing ids stay unchanged. */
export async function keepUploads(db: Queryable, uploads: readonly Upload[]): Promise<readonly string[]> {
  const hashes = uploads.map(({ picture }) => sha256Of(picture.content));
  const contents = new Map(uploads.map(({ picture }, index) => [hashes[index] ?? '', picture.content]));
  const sorted = [...contents].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await db.query({
    name: 'keep-uploads',
    text: `with kept as (
        insert into upload_contents (sha256, content, kept_at)
        select *, $3::timestamptz from unnest($1::text[], $2::bytea[])
        on conflict (sha256) do update set kept_at = greatest(upload_contents.kept_at, excluded.kept_at))
      insert into uploads (id, kind, type, sha256, bytes, width, height, made_by, branch, made_at)
      select * from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::int[], $9::int[], $10::int[], $11::text[],
        $12::text[], $13::timestamptz[])
      on conflict (id) do nothing`,
    values: [
      sorted.map(([hash]) => hash),
      sorted.map(([, content]) => content),
      uploads.reduce((latest, { at }) => (at > latest ? at : latest), ''),
      uploads.map(({ id }) => id),
      uploads.map(({ kind }) => kind),
      uploads.map(({ picture }) => picture.kind),
      hashes,
      uploads.map(({ picture }) => picture.content.length),
      uploads.map(({ picture }) => picture.width),
      uploads.map(({ picture }) => picture.height),
      uploads.map(({ by }) => by),
      uploads.map(({ branch }) => branch),
      uploads.map(({ at }) => at),
    ],
  });
  return hashes;
}

/** Counts the bytes that a person has uploaded since an instant. */
export async function uploadedSince(db: Queryable, by: string, since: Date): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>({
    name: 'uploaded-since',
    text: 'select coalesce(sum(bytes), 0)::float8 as bytes from uploads where made_by = $1 and made_at > $2',
    values: [by, since],
  });
  return rows[0]?.bytes ?? 0;
}
