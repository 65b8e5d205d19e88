import { aggregateOf, textOf, type Ask, type AggregateLookups } from './ask.ts';

/** The parent entry that a payload names. */
export const aboveNamed =
  (field: string) =>
  ({ data }: Ask): string | null =>
    textOf(data, field);

const languageOf = ({ data, aggregate }: Ask): string | null =>
  textOf(data, 'language') ?? textOf(aggregate.context as Ask['data'], 'language');

/** The parent question that a payload names; its id depends on the language. */
export const questionAbove = (ask: Ask): string | null => {
  const pid = textOf(ask.data, 'pid');
  if (pid === null || pid === '0') return null;
  return languageOf(ask) === 'us' ? pid : `${pid}-${languageOf(ask)}`;
};

const above = (machine: string, named: (ask: Ask) => string | null): AggregateLookups => ({
  above: aggregateOf(machine, named, ({ states }) => ({ inUse: states[machine] === 'registered' })),
});

/** The lookups of registers that are other aggregates: the parent in the tree. */
export const registerLookups: Readonly<Record<string, AggregateLookups>> = {
  branch: above('branch', aboveNamed('superior')),
  department: above('department', aboveNamed('parent')),
  menu: above('menu', aboveNamed('parent')),
  question: above('question', questionAbove),
};
