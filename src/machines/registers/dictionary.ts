import { lineText } from '../kit/lineText.ts';
import { register, type RegisterEntry } from '../kit/register.ts';
import { sort } from './parts.ts';
import { code } from '../fields/references.ts';

const label = lineText.min(1).max(100);

const shape = {
  /** Name of the entry's dictionary, such as orderStatus. */
  dict: code,
  value: code,
  label,
  labelZh: label,
  sort,
};
export type Dictionary = RegisterEntry<typeof shape>;

/** One entry of a dictionary: a value and its label (§3). */
export const dictionary = register('dictionary', shape, {
  prefix: 'DIC',
  reservations: ({ dict, value }) => [{ kind: 'dictionary.value', key: `${dict} ${value}` }],
});
