import type { Aggregates, LookupRequest } from '../lookupRequest.ts';
import type { Aggregate } from '../../kit/aggregateType.ts';
import { fieldsOf, mainOf, permissionsOf, registered, text, texts, works, type Finder } from './read.ts';

const rolesNamed = ({ data, aggregate }: LookupRequest): readonly string[] =>
  texts(data['roles'] ?? fieldsOf(aggregate)['roles']);

const missing =
  (machine: string, namedBy: (request: LookupRequest) => readonly string[]): Finder =>
  (aggregates, request) =>
    namedBy(request).filter((id) => !registered(aggregates, machine, id));

/** Parcels that a courier holds or is assigned to. */
const parcelsOf: Finder = (aggregates, { aggregate: { id } }) => {
  const held = [...aggregates.all('order')].filter(({ states, context }) => {
    const { collector, deliverer, holder } = context as {
      collector: { id: string } | null;
      deliverer: { id: string } | null;
      holder: { kind: string };
    };
    const custody = states['custody'] ?? '';
    return (
      (collector?.id === id && ['pendingCollection', 'collected'].includes(custody)) ||
      (deliverer?.id === id && ['pendingDelivery', 'delivering'].includes(custody)) ||
      (holder.kind === 'courier' && (deliverer ?? collector)?.id === id)
    );
  });
  return { count: held.length, example: held.map((order) => order.id).toSorted()[0] ?? null };
};

const isAdministrator = (aggregates: Aggregates, aggregate: Aggregate): boolean =>
  works(aggregate) &&
  permissionsOf(
    aggregates,
    texts(fieldsOf(aggregate)['roles']).filter((role) => registered(aggregates, 'role', role)),
  ).has('*');

const administratorsAfter: Finder = (aggregates, request) => {
  const others = [...aggregates.all('staff')].filter(
    (aggregate) => aggregate.id !== request.aggregate.id && isAdministrator(aggregates, aggregate),
  );
  const stays =
    'roles' in request.data && permissionsOf(aggregates, rolesNamed(request)).has('*') && works(request.aggregate);
  return others.length + (stays ? 1 : 0);
};

const departmentOf = (aggregates: Aggregates, id: string | null) => {
  const aggregate = registered(aggregates, 'department', id);
  return aggregate && { code: aggregate.id, branch: fieldsOf(aggregate)['companyCode'] };
};

const MOST_NOTIFIED = 50;

/** Returns the question that a proposal names, if it is displayed. */
const questionOf: Finder = (aggregates, { data }) => {
  const aggregate = registered(aggregates, 'question', text(data['question']));
  return aggregate && fieldsOf(aggregate)['isDisplay'] === true ? { code: aggregate.id } : null;
};

/** Returns the staff who may answer questions, company-wide or in the asker's branch. */
const deskOf: Finder = (aggregates, { actor }) =>
  [...aggregates.all('staff')]
    .filter((aggregate) => {
      const { operateBranch, roles } = fieldsOf(aggregate);
      return (
        works(aggregate) &&
        texts(roles).some((id) => {
          const role = fieldsOf(registered(aggregates, 'role', id));
          const reaches = role['dataScope'] === 'all' || operateBranch === actor.branch;
          return reaches && texts(role['permissions']).includes('userQuestion.handled');
        })
      );
    })
    .map(({ id }) => id)
    .toSorted()
    .slice(0, MOST_NOTIFIED);

/** The lookups of staff, merchants, app users and the service desk. */
export const peopleFinders: Readonly<Record<string, Readonly<Record<string, Finder>>>> = {
  staff: {
    permissionsOfRoles: (aggregates, request) => [...permissionsOf(aggregates, rolesNamed(request))],
    rolesMissing: missing('role', (request) => ('roles' in request.data ? rolesNamed(request) : [])),
    rolesGone: missing('role', ({ aggregate }) => (aggregate.context as { roles?: readonly string[] }).roles ?? []),
    branchesMissing: missing('branch', ({ data }) => texts([data['branch'], data['operateBranch']])),
    parcels: parcelsOf,
    administratorsAfter,
  },
  merchant: {
    maintainer: (aggregates, { data }) => {
      const found = [...aggregates.all('staff')].find(
        (aggregate) => fieldsOf(aggregate)['staffCode'] === data['maintainer'] && works(aggregate),
      );
      return found ? { id: found.id } : null;
    },
    branch: (aggregates, { data }) => {
      const aggregate = registered(aggregates, 'branch', text(data['branch']));
      return aggregate && { id: aggregate.id };
    },
  },
  merchantApplication: {
    holderOfCode: (aggregates, { data }) => {
      const aggregate = aggregates.aggregate('merchant', text(data['merchantCode']) ?? '');
      return aggregate && { name: fieldsOf(aggregate)['name'] };
    },
  },
  appUser: {
    merchant: (aggregates, { data }) => {
      const aggregate = aggregates.aggregate('merchant', text(data['merchant']) ?? '');
      return aggregate && { enabled: mainOf(aggregate) !== 'invalid' };
    },
  },
  workOrder: {
    department: (aggregates, { data }) => departmentOf(aggregates, text(data['department'])),
    ownDepartment: (aggregates, { actor }) =>
      departmentOf(aggregates, text(fieldsOf(aggregates.aggregate('staff', actor.id))['department'])),
    question: questionOf,
    unknownOrders: (aggregates, { data }) => texts(data['orders']).filter((id) => !aggregates.aggregate('order', id)),
  },
  userQuestion: {
    desk: deskOf,
    question: questionOf,
  },
  notice: {
    addressee: (aggregates, { data }) => {
      const aggregate = aggregates.aggregate('staff', text(data['addressee']) ?? '');
      return aggregate?.states['staff'] === 'onJob' ? { id: aggregate.id } : null;
    },
  },
};
