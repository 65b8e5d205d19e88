import type { OrderFact } from '../desk.ts';
import { rulesOf, type Judged } from '../kit/rule.ts';
import type { UserQuestion } from './context.ts';

export interface Known {
  /** The order named, if there is one of that number. */
  readonly order: OrderFact | null;
  /** Who answers questions at the asker's branch or everywhere. */
  readonly desk: readonly string[];
  /** The question of the tree, if it is one that is shown. */
  readonly question: { readonly code: string } | null;
}

type Raising = Judged<UserQuestion, { order?: string; question: string }, Known>;

export const rules = rulesOf<UserQuestion, Known>('userQuestion')({
  orderExists: {
    source: '§5, order number must be valid and exist',
    needsData: true,
    field: 'order',
    values: ['order'],
    knows: ['order'],
    holds: ({ data, known }: Raising) => data.order === undefined || known.order !== null || { order: data.order },
  },
  deskIsManned: {
    source: 'ours: a question reaches somebody who may answer it',
    values: [],
    knows: ['desk'],
    holds: ({ known }: Judged<UserQuestion, unknown, Known>) => known.desk.length > 0 || {},
  },
  questionIsAsked: {
    source: '§3, question tree: isDisplay',
    needsData: true,
    field: 'question',
    values: ['question'],
    knows: ['question'],
    holds: ({ data, known }: Raising) => known.question !== null || { question: data.question },
  },
});

export type RuleName = keyof typeof rules;
