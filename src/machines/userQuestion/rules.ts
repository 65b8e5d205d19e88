import type { OrderLookup } from '../desk/fields.ts';
import { orderExists } from '../desk/rules.ts';
import { rulesOf, type Judged } from '../kit/rule.ts';
import { isReachablePhone } from '../fields/reachable.ts';
import { wellFormed } from '../registers/rules.ts';
import type { UserQuestion } from './context.ts';

export interface Lookups {
  /** Order named by the question; null if it does not exist. */
  readonly order: OrderLookup | null;
  /** Staff who answer questions, at the asker's branch or everywhere. */
  readonly desk: readonly string[];
  /** Person who raised the question, if on the job. */
  readonly asker: { readonly id: string } | null;
  /** Question of the tree; null if it is not shown. */
  readonly question: { readonly code: string } | null;
}

type Raising = Judged<UserQuestion, { question: string }, Lookups>;

export const rules = rulesOf<UserQuestion, Lookups>('userQuestion')({
  orderExists,
  phoneIsReachable: wellFormed('phone', '§5', isReachablePhone),
  deskIsManned: {
    source: 'ours: a question reaches somebody who may answer it',
    values: [],
    lookups: ['desk'],
    holds: ({ lookups }: Judged<UserQuestion, unknown, Lookups>) => lookups.desk.length > 0 || {},
  },
  questionIsAsked: {
    source: '§3, question tree: isDisplay',
    needsData: true,
    field: 'question',
    values: ['question'],
    lookups: ['question'],
    holds: ({ data, lookups }: Raising) => lookups.question !== null || { question: data.question },
  },
});

export type RuleName = keyof typeof rules;
