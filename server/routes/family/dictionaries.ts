import { amendDictionaryEntry, deleteDictionaryEntry, registerDictionaryEntry } from '#calls/masterData.ts';
import type { Dictionary } from '#machines/registers/index.ts';
import { Problem } from '../../http/errors.ts';
import { implement, type Route } from '../../http/route.ts';
import type { Core } from '../context.ts';
import { changesIn } from './changes.ts';
import { createProposing } from './proposing.ts';
import { titlesOf } from './titles.ts';

/** Sort of an entry that names none, after those that do. */
const LAST_SORT = 999;

const dictOf = (dict: { readonly id?: string | undefined; readonly name?: string | undefined } | undefined) =>
  dict?.id ?? dict?.name;

/** Routes by which older clients keep dictionaries (§7; calls.md 2.2). */
export const dictionaryWrites = ({ pool, proposer }: Core): Route[] => {
  const propose = createProposing(proposer);
  return [
    implement(registerDictionaryEntry, async (call) => {
      const { dict: named, label: given, labelEn, labelZh, value, dictSort: sort = LAST_SORT } = call.body;
      const dict = dictOf(named);
      if (dict === undefined)
        throw new Problem('invalid', {
          refusals: [{ code: 'invalid', rule: 'field.required', values: { field: 'dict.id' } }],
        });
      const { en: label, zh } = titlesOf({ given, en: labelEn, zh: labelZh }, call.language);
      const event = { type: 'dictionary.registered', dict, value, label, labelZh: zh, sort };
      await propose(call, [{ machine: 'dictionary', event }]);
    }),
    implement(amendDictionaryEntry, async (call) => {
      const { id, dict, label: given, labelEn, labelZh, value, dictSort: sort } = call.body;
      const { rows } = await pool.query<{ row: Dictionary }>('select row from row_dictionary where id = $1', [id]);
      const kept = rows[0]?.row;
      if (!kept) throw new Problem('notFound');
      const written = { given, en: labelEn, zh: labelZh };
      const { en: label, zh } = titlesOf(written, call.language, { en: kept.label, zh: kept.labelZh });
      const changed = changesIn({ dict: dictOf(dict), value, label, labelZh: zh, sort }, { ...kept });
      if (Object.keys(changed).length === 0) return;
      await propose(call, [{ machine: 'dictionary', id, event: { type: 'dictionary.amended', ...changed } }]);
    }),
    implement(deleteDictionaryEntry, async (call) => {
      const { id } = call.params;
      await propose(call, [{ machine: 'dictionary', id, event: { type: 'dictionary.retired' } }]);
    }),
  ];
};
