import type { Language } from '#i18n/languages.ts';
import type { Queryable } from '../auth/queryable.ts';

/** Names of branches, stations and the like by their id, in one language. */
export type Names = Readonly<Record<string, string>>;

/** Reads the names that cells say instead of ids. */
export async function namesIn(db: Queryable, language: Language): Promise<Names> {
  const { rows } = await db.query<{ id: string; name: string }>(
    `select id, coalesce(case when $1 = 'zh' then row ->> 'nameZh' end, row ->> 'name') as name from row_branch
     union all
     select id, coalesce(case when $1 = 'zh' then row ->> 'nameZh' end, row ->> 'nameEn') from row_station`,
    [language],
  );
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
