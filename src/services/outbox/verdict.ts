import type { Verdict } from '../propose.ts';
import type { KeptEntry } from './entry.ts';

/** Ids, codes, times and figures have no spaces; what has may be somebody's name, and is not kept. */
const CODE = /^[!-~]{0,64}$/;

const UNSAID = '…';

const withoutWords = (values: Readonly<Record<string, string | number | boolean | null>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value !== 'string' || CODE.test(value) ? value : UNSAID,
    ]),
  );

type Refusal = NonNullable<Verdict['refusals']>[number];

const refusalInCodes = ({ code, rule, field, next, values }: Refusal): Refusal => ({
  code,
  rule,
  field,
  ...(next && { next }),
  ...(values && { values: withoutWords(values) }),
});

/** A verdict as a browser may keep it: its sentences are said again from the rule and its values. */
export const inCodes = (verdict: Verdict): Verdict => ({
  ...verdict,
  ...(verdict.refusals && { refusals: verdict.refusals.map(refusalInCodes) }),
});

/** Returns true if the server refused: this delivery, or an earlier one whose answer was lost. */
export const isRefusal = ({ status, refusals = [] }: Verdict): boolean =>
  status === 'refused' || status === 'conflict' || (status === 'duplicate' && refusals.length > 0);

/** The verdict of an entry that the server could not even read. */
export const unreadable = ({ key, machine, id }: KeptEntry): Verdict => ({
  key,
  machine,
  id,
  status: 'refused',
  refusals: [{ code: 'invalid', rule: null, values: {} }],
});

/** The verdict of an entry whose picture the server does not take. */
export const withoutUpload = ({ key, machine, id }: KeptEntry, code: string | null): Verdict => ({
  key,
  machine,
  id,
  status: 'refused',
  refusals: [{ code: 'invalid', rule: code, values: {} }],
});
