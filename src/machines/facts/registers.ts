import { lifeOf, textOf, type Ask, type LifeFacts } from './ask.ts';

/** The entry of a tree that a payload names as the one above. */
export const aboveNamed =
  (field: string) =>
  ({ data }: Ask): string | null =>
    textOf(data, field);

const languageOf = ({ data, life }: Ask): string | null =>
  textOf(data, 'language') ?? textOf(life.context as Ask['data'], 'language');

/** The same for questions, which are told apart by their language too. */
export const questionAbove = (ask: Ask): string | null => {
  const pid = textOf(ask.data, 'pid');
  if (pid === null || pid === '0') return null;
  return languageOf(ask) === 'us' ? pid : `${pid}-${languageOf(ask)}`;
};

const above = (machine: string, named: (ask: Ask) => string | null): LifeFacts => ({
  above: lifeOf(machine, named, ({ states }) => ({ inUse: states[machine] === 'registered' })),
});

/** What the rules of registers look at: the entry above in the tree. */
export const registerFacts: Readonly<Record<string, LifeFacts>> = {
  branch: above('branch', aboveNamed('superior')),
  department: above('department', aboveNamed('parent')),
  menu: above('menu', aboveNamed('parent')),
  question: above('question', questionAbove),
};
