import { aggregateOf, textOf, type Ask, type AggregateLookups } from './ask.ts';

/** The entry of a tree that a payload names as the one above. */
export const aboveNamed =
  (field: string) =>
  ({ data }: Ask): string | null =>
    textOf(data, field);

const languageOf = ({ data, aggregate }: Ask): string | null =>
  textOf(data, 'language') ?? textOf(aggregate.context as Ask['data'], 'language');

/** The same for questions, which are told apart by their language too. */
export const questionAbove = (ask: Ask): string | null => {
  const pid = textOf(ask.data, 'pid');
  if (pid === null || pid === '0') return null;
  return languageOf(ask) === 'us' ? pid : `${pid}-${languageOf(ask)}`;
};

const above = (machine: string, named: (ask: Ask) => string | null): AggregateLookups => ({
  above: aggregateOf(machine, named, ({ states }) => ({ inUse: states[machine] === 'registered' })),
});

/** What the rules of registers look at: the entry above in the tree. */
export const registerLookups: Readonly<Record<string, AggregateLookups>> = {
  branch: above('branch', aboveNamed('superior')),
  department: above('department', aboveNamed('parent')),
  menu: above('menu', aboveNamed('parent')),
  question: above('question', questionAbove),
};
