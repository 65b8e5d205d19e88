import type { Actor } from '#machines/kit/actor.ts';
import { UPLOADS, uploadsIn, type NamedUpload, type UploadLookups } from '#machines/kit/upload.ts';
import { eventNamed } from '#machines/catalogue/named.ts';
import type { Queryable } from '#server/auth/queryable.ts';
import type { Batch } from '#server/propose/command.ts';
import type { EventRecord } from '#server/store/record.ts';
import { CONTENT, SEEN } from './seen.ts';

/** Returns the lookups of files that the actor just uploaded. */
export const uploadedBy = (actor: Pick<Actor, 'id'>, named: readonly NamedUpload[]): UploadLookups =>
  Object.fromEntries(
    named.map(({ id, kind }) => [id, { kind, sha256: SEEN, by: actor.id, here: false, elsewhere: false }]),
  );

interface File {
  readonly id: string;
  readonly kind: string;
  readonly by: string;
}

/** Stores files as new uploads, for the next use only. */
async function putThere(db: Queryable, files: readonly File[], at: string): Promise<void> {
  const each = [...new Map(files.map((file) => [file.id, file])).values()];
  if (each.length === 0) return;
  // A server under test removes files unused for a day, by the clock of the machine.
  const now = new Date().toISOString();
  const madeAt = at > now ? at : now;
  await db.query(
    `with kept as (
       insert into upload_contents (sha256, content, kept_at) values ($4, $5, $6) on conflict (sha256) do nothing)
     insert into uploads (id, kind, type, sha256, bytes, width, height, made_by, made_at)
     select id, kind, 'image/png', $4, 1, 1, 1, made_by, $6
     from unnest($1::text[], $2::text[], $3::text[]) as given (id, kind, made_by) order by id
     on conflict (id) do update set kind = excluded.kind, made_by = excluded.made_by, lives = '{}'`,
    [
      each.map(({ id }) => id),
      each.map(({ kind }) => kind),
      each.map(({ by }) => by),
      SEEN,
      Buffer.from(CONTENT),
      madeAt,
    ],
  );
}

/** Stores the files that a batch names, as new uploads of its actor. */
export const uploadNamed = (
  db: Queryable,
  { actor, commands, at }: Pick<Batch, 'actor' | 'commands' | 'at'>,
): Promise<void> =>
  putThere(
    db,
    commands.flatMap(({ machine, event: { type, ...data } }) =>
      uploadsIn(eventNamed(machine, type), data).map(({ id, kind }) => ({ id, kind, by: actor.id })),
    ),
    at,
  );

/** Stores the files that events name. */
export const uploadLookups = (
  db: Queryable,
  events: readonly Pick<EventRecord, 'lookups'>[],
  at: string,
): Promise<void> =>
  putThere(
    db,
    events.flatMap(({ lookups }) =>
      Object.entries((lookups[UPLOADS] ?? {}) as UploadLookups).flatMap(([id, lookup]) =>
        lookup ? [{ id, kind: lookup.kind, by: lookup.by }] : [],
      ),
    ),
    at,
  );
