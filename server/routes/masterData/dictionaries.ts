import { z } from 'zod';
import type { Language } from '#i18n/languages.ts';
import { DICTIONARY_PAGE_SIZE } from '#machines/limits.ts';
import type { Dictionary } from '#machines/registers/index.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { Problem } from '../../http/errors.ts';
import { route, type Route } from '../../http/route.ts';
import { cut, pageOf, paging } from './paging.ts';

const name = z.string().trim().max(64).default('');

/** What the specification says to whoever calls without a name (§8). */
const namesNeeded = (): Problem =>
  new Problem('invalid', { refusals: [{ code: 'invalid', rule: 'dictionary.names', values: { field: 'dictName' } }] });

const detailReply = z.object({
  id: z.string(),
  dict: z.object({ id: z.string() }),
  label: z.string(),
  labelEn: z.string(),
  labelZh: z.string(),
  value: z.string(),
  dictSort: z.int(),
});

interface Entry extends Dictionary {
  readonly id: string;
}

const READ = `select id, row from row_dictionary where state = 'registered' and dict = any($1) order by dict, sort, id`;

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

/** Dictionaries (§3, §7): labels in the asker's language, and both beside it. */
export const dictionaryRoutes = (db: Queryable): Route[] => [
  route({
    method: 'GET',
    path: '/api/dictDetail',
    summary: 'The entries of one dictionary, sorted.',
    query: z.object({ dictName: name, ...paging(DICTIONARY_PAGE_SIZE, DICTIONARY_PAGE_SIZE) }),
    reply: pageOf(detailReply),
    async handle({ query, language }) {
      if (query.dictName === '') throw namesNeeded();
      const entries = await entriesOf(db, [query.dictName]);
      return cut(
        entries.map((entry) => detailOf(entry, language)),
        query,
      );
    },
  }),
  route({
    method: 'GET',
    path: '/api/dictDetail/map',
    summary: 'The entries of several dictionaries by name; the names have commas between.',
    query: z.object({ dictName: z.string().max(2000).default('') }),
    reply: z.record(z.string(), z.array(detailReply)),
    async handle({ query, language }) {
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
    },
  }),
];
