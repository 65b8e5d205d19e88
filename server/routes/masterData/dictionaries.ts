import { readDictionaries, readDictionary, readEditedLabels } from '#calls/masterData.ts';
import type { Language } from '#i18n/languages.ts';
import type { Dictionary } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { Problem } from '../../http/errors.ts';
import { implement, type Route } from '../../http/route.ts';
import { cut } from './paging.ts';

/** Error that the specification defines for a call without names (§8). */
const namesNeeded = (): Problem =>
  new Problem('invalid', { refusals: [{ code: 'invalid', rule: 'dictionary.names', values: { field: 'dictName' } }] });

interface Entry extends Dictionary {
  readonly id: string;
}

const READ = `select id, row from row_dictionary where state = 'registered' and dict = any($1) order by dict, sort, id`;

const EDITED = `select row from row_dictionary where state = 'registered' and version > 1 order by dict, sort, id`;

const entriesOf = async (db: Queryable, names: readonly string[]): Promise<Entry[]> => {
  const { rows } = await db.query<{ id: string; row: Dictionary }>(READ, [names]);
  return rows.map(({ id, row }) => ({ ...row, id }));
};

const detailOf = ({ id, dict, value, label, labelZh, sort }: Entry, language: Language) => ({
  id,
  dict: { id: dict },
  label: language === 'zh' ? labelZh : label,
  labelEn: label,
  labelZh,
  value,
  dictSort: sort,
});

/** Routes of dictionaries (§3, §7): labels in the caller's language and in both. */
export const dictionaryRoutes = (db: Queryable): Route[] => [
  implement(readEditedLabels, async () => {
    const { rows } = await db.query<{ row: Dictionary }>(EDITED);
    return rows.map(({ row: { dict, value, label, labelZh } }) => ({ dict, value, label, labelZh }));
  }),
  implement(readDictionary, async ({ query, language }) => {
    if (query.dictName === '') throw namesNeeded();
    const entries = await entriesOf(db, [query.dictName]);
    return cut(
      entries.map((entry) => detailOf(entry, language)),
      query,
    );
  }),
  implement(readDictionaries, async ({ query, language }) => {
    const names = [
      ...new Set(
        query.dictName
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      ),
    ];
    if (names.length === 0) throw namesNeeded();
    const byName = Map.groupBy(await entriesOf(db, names), (entry) => entry.dict);
    return Object.fromEntries(
      names.map((one) => [one, (byName.get(one) ?? []).map((entry) => detailOf(entry, language))]),
    );
  }),
];
