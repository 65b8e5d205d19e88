import { z } from 'zod';
import { lineText } from '../kit/lineText.ts';
import { means } from '../kit/meaning.ts';
import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf } from '../kit/rule.ts';
import { referenceTop } from '../fields/references.ts';
import { keepsKey } from './rules.ts';
import { notBelowItself, notReferredTo, parentInUse, type TreeLookups } from './trees.ts';

const numbers = z.string().regex(/^\d{1,9}$/);

const shape = {
  /** The question's number, the same in every language. */
  code: numbers,
  /** Number of the parent question; 0 at the top (§3). */
  pid: referenceTop('question', '0', numbers),
  name: lineText.min(1).max(200),
  language: z.enum(['cn', 'us']),
  isDisplay: z.boolean(),
  /** 0 pending, 1 handled (§4). */
  status: means(z.int().min(0).max(1), { isCode: true }),
};
export type Question = RegisterEntry<typeof shape>;

const rules = rulesOf<Partial<Question>, TreeLookups>('question')({
  pidExists: parentInUse('pid', '0'),
  codeIsKept: keepsKey('code'),
  languageIsKept: keepsKey('language'),
});

const amending = rulesOf<Partial<Question>, TreeLookups>('question')({ pidIsNotBelow: notBelowItself('pid') });
const retiring = rulesOf<Partial<Question>, TreeLookups>('question')({
  nothingLeftBehind: notReferredTo('ours: questions below are reached through it'),
});

/** A question that customers and staff choose, in one language (§3). The id of its English entry is the bare number. */
export const question = register('question', shape, {
  prefix: 'QST',
  rules,
  amending,
  retiring,
  keyField: 'code',
  identify: (_, { code, language }) => (language === 'us' ? code : `${code}-${language}`),
});
