import { createHash } from 'node:crypto';
import type pg from 'pg';
import { readAvatar, saveAvatar } from '#calls/account.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Language } from '#i18n/languages.ts';
import { AVATAR_MOST_BYTES, AVATAR_MOST_PIXELS } from '#machines/fields/limits.ts';
import { Problem } from '../../http/errors.ts';
import { fileOf } from '../../http/multipart.ts';
import { Answer, implement, type Route } from '../../http/route.ts';
import type { Picture } from '../../pictures/kinds.ts';
import { pictureOf } from '../../pictures/picture.ts';

const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
const HASH_LETTERS = 40;
const NAME = /^[0-9a-f]{40}\.(?:png|jpg)$/;

/** Names a picture by its content: an equal picture is stored once, and a stored one never changes. */
const nameOf = ({ content, kind }: Picture): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, HASH_LETTERS)}.${ENDINGS[kind]}`;

/** Proposes the amendment of the caller's own record. */
export type NameAvatar = (
  actor: Actor,
  id: string,
  fields: { avatarName: string },
  language: Language,
) => Promise<void>;

const keep = (pool: pg.Pool, name: string, { kind, content }: Picture, by: string, now: Date) =>
  pool.query(
    `insert into avatars (name, kind, content, made_by, made_at) values ($1, $2, $3, $4, $5)
     on conflict (name) do update set made_by = excluded.made_by, made_at = excluded.made_at`,
    [name, kind, content, by, now],
  );

/** Deletes the caller's replaced pictures; those of the last hour may still be named. */
const dropReplaced = (pool: pg.Pool, by: string, now: Date) =>
  pool.query(
    `delete from avatars where made_by = $1 and made_at < $2::timestamptz - interval '1 hour'
     and not exists (select 1 from row_staff where row ->> 'avatarName' = avatars.name)`,
    [by, now],
  );

/** Routes of the own picture: uploaded, and shown to everybody signed in by the name in a person's record (§7). */
export const avatarRoutes = (pool: pg.Pool, nameAvatar: NameAvatar): Route[] => [
  implement(saveAvatar, async ({ request, actor, language, now }) => {
    const picture = await pictureOf(await fileOf(request, 'avatar', AVATAR_MOST_BYTES));
    if (!picture) throw new Problem('notAPicture');
    if (picture.width !== picture.height || picture.width > AVATAR_MOST_PIXELS)
      throw new Problem('notSquare', { values: { most: AVATAR_MOST_PIXELS } });
    const avatar = nameOf(picture);
    await keep(pool, avatar, picture, actor.id, now);
    await nameAvatar(actor, actor.id, { avatarName: avatar }, language);
    await dropReplaced(pool, actor.id, now);
    return { avatar };
  }),
  implement(readAvatar, async ({ params: { avatarName } }) => {
    if (!NAME.test(avatarName)) throw new Problem('notFound');
    const { rows } = await pool.query<{ kind: string; content: Buffer }>(
      'select kind, content from avatars where name = $1',
      [avatarName],
    );
    const [found] = rows;
    if (!found) throw new Problem('notFound');
    return new Answer(found.content, {
      headers: { 'content-type': found.kind, 'cache-control': 'private, max-age=31536000, immutable' },
    });
  }),
];
