import type { QuestionEntry } from '#services/references.ts';

/** Answered at once and never waiting: not a matter for a work order (§9). */
const ANSWERED_AT_ONCE = '113';
const TOP = '0';

/** A question, and those below it. */
export interface QuestionNode {
  readonly id: string;
  readonly name: string;
  readonly below: readonly QuestionNode[];
}

/** The tree of questions in one language (§9: without question 113). */
export function questionTree(questions: readonly QuestionEntry[], language: 'us' | 'cn'): readonly QuestionNode[] {
  const own = questions.filter((one) => one.language === language && one.isDisplay && one.code !== ANSWERED_AT_ONCE);
  const under = (parent: string): QuestionNode[] =>
    own
      .filter(({ pid }) => String(pid) === parent)
      .map(({ id, name }) => ({ id: String(id), name, below: under(String(id)) }));
  return under(TOP);
}
