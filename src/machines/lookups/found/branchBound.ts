import type { Aggregate } from '../../kit/aggregate.ts';
import { BOUND_KINDS, type Bound } from '../../registers/branchBound.ts';
import type { Aggregates } from '../lookupRequest.ts';
import { fieldsOf, mainOf, texts, type Fields, type Finder } from './read.ts';

const ON_THE_WAY = ['packed', 'sealed', 'inTransit', 'arrived'];

/** A condition on an aggregate, by its fields and its main state. */
type Leads = (fields: Fields, id: string, aggregate: Aggregate) => boolean;

const isKept = (aggregate: Aggregate): boolean => mainOf(aggregate) === 'registered';
const here: Leads = ({ branch }, id, aggregate) => isKept(aggregate) && branch === id;

const kinds: Readonly<Record<Bound['kind'], readonly [machine: string, leads: Leads]>> = {
  order: [
    'order',
    ({ endedAt, originBranch, destinationBranch, nextBranch }, id) =>
      endedAt === null && [originBranch, destinationBranch, nextBranch].includes(id),
  ],
  shipment: [
    'shipment',
    ({ fromBranch, toBranch }, id, aggregate) =>
      aggregate.states['finish'] !== 'finish.finished' &&
      mainOf(aggregate) !== 'disabled' &&
      [fromBranch, toBranch].includes(id),
  ],
  package: [
    'package',
    ({ destination, toBranch, location }, id, aggregate) =>
      ON_THE_WAY.includes(mainOf(aggregate)) && [destination, toBranch, location].includes(id),
  ],
  route: [
    'branch',
    ({ nextHops }, id, aggregate) =>
      isKept(aggregate) &&
      aggregate.id !== id &&
      Object.entries((nextHops ?? {}) as Fields).some(([to, next]) => next === id && to !== id),
  ],
  line: [
    'branch',
    ({ exportTransportLines }, id, aggregate) => isKept(aggregate) && texts(exportTransportLines).includes(id),
  ],
  department: ['department', ({ companyCode }, id, aggregate) => isKept(aggregate) && companyCode === id],
  shelf: ['shelf', here],
  area: ['area', here],
  merchant: ['merchant', ({ branch }, id, aggregate) => mainOf(aggregate) !== 'invalid' && branch === id],
  role: ['role', ({ customBranches }, id, aggregate) => isKept(aggregate) && texts(customBranches).includes(id)],
};

const found = (aggregates: Aggregates, kind: Bound['kind'], id: string): Bound | null => {
  const [machine, leads] = kinds[kind];
  const ids = [...aggregates.all(machine)]
    .filter((aggregate) => leads(fieldsOf(aggregate), id, aggregate))
    .map((aggregate) => aggregate.id)
    .toSorted();
  const [example] = ids;
  return example === undefined ? null : { kind, count: ids.length, example };
};

/** Finds what leads to a branch, of the first kind that there is. */
export const boundFor: Finder = (aggregates, { aggregate: { id } }) => {
  for (const kind of BOUND_KINDS) {
    const one = found(aggregates, kind, id);
    if (one) return one;
  }
  return null;
};
