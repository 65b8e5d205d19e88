import { aggregateOf, textOf, type LookupSource, type AggregateLookups } from './lookupRequest.ts';

/** The parent entry that a payload names. */
export const aboveNamed =
  (field: string) =>
  ({ data }: LookupSource): string | null =>
    textOf(data, field);

const languageOf = ({ data, aggregate }: LookupSource): string | null =>
  textOf(data, 'language') ?? textOf(aggregate.context as LookupSource['data'], 'language');

/** The parent question that a payload names; its id depends on the language. */
export const questionAbove = (source: LookupSource): string | null => {
  const pid = textOf(source.data, 'pid');
  if (pid === null || pid === '0') return null;
  return languageOf(source) === 'us' ? pid : `${pid}-${languageOf(source)}`;
};

const above = (machine: string, named: (source: LookupSource) => string | null): AggregateLookups => ({
  above: aggregateOf(machine, named, ({ states }) => ({ inUse: states[machine] === 'registered' })),
});

/** The lookups of registers that are other aggregates: the parent in the tree. */
export const registerLookups: Readonly<Record<string, AggregateLookups>> = {
  branch: above('branch', aboveNamed('superior')),
  department: above('department', aboveNamed('parent')),
  menu: above('menu', aboveNamed('parent')),
  question: above('question', questionAbove),
};
