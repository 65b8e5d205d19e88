import { UNSAID } from '#i18n/unsaid.ts';
import type { Verdict } from '../propose.ts';
import type { KeptEntry } from './entry.ts';

/** Ids, codes, times and figures have no spaces; what has may be somebody's name, and is not kept. */
const CODE = /^[!-~]{0,64}$/;

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

/** The verdict of an entry of which the server took nothing, by the code of its problem. */
export const untaken = ({ key, machine, id }: KeptEntry, problem: string): Verdict => ({
  key,
  machine,
  id,
  status: 'refused',
  refusals: [{ code: problem === 'forbidden' ? 'role' : 'invalid', rule: problem, values: {} }],
});
