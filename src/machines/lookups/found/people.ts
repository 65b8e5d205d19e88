import { excessOfPerson, excessOfRoles } from '../authority.ts';
import type { Aggregates, LookupRequest } from '../lookupRequest.ts';
import type { Aggregate } from '../../kit/aggregate.ts';
import type { WorkKind } from '../../staff/work.ts';
import {
  fieldsOf,
  mainOf,
  permissionsOf,
  registered,
  roleIn,
  text,
  texts,
  works,
  type Fields,
  type Finder,
} from './read.ts';

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

/** Machines with open work, in order: the states in which it is open, and its person or that person's staff code. */
const OPEN_WORK: readonly [WorkKind, (aggregate: Aggregate) => boolean, (fields: Fields) => unknown][] = [
  ['workOrder', (it) => mainOf(it) !== 'completed', ({ assignee }) => assignee],
  ['problemItem', (it) => mainOf(it) === 'processing', ({ follower }) => follower],
  ['inventoryTask', (it) => mainOf(it) === 'inProgress', ({ startedBy }) => startedBy],
  ['storageScan', (it) => mainOf(it) === 'open', ({ openedBy }) => openedBy],
  ['arrivalScan', (it) => mainOf(it) === 'open', ({ openedBy }) => openedBy],
  ['package', (it) => it.states['status'] === 'packed', ({ packer }) => (packer as { id?: string } | null)?.id],
  [
    'shipment',
    (it) => it.states['document'] === 'enabled',
    ({ createdBy }) => (createdBy as { id?: string } | null)?.id,
  ],
  ['merchant', (it) => mainOf(it) !== 'invalid', ({ maintainer }) => maintainer],
];

const workOf: Finder = (aggregates, { aggregate }) =>
  OPEN_WORK.flatMap(([kind, isOpen, keeperOf]) => {
    const keeper = kind === 'merchant' ? fieldsOf(aggregate)['staffCode'] : aggregate.id;
    const ids = [...aggregates.all(kind)]
      .filter((it) => isOpen(it) && keeperOf(fieldsOf(it)) === keeper)
      .map(({ id }) => id)
      .toSorted();
    return ids[0] === undefined ? [] : [{ kind, count: ids.length, example: ids[0] }];
  });

/** Returns whether a person works, has every right and is no customer's account, which its customer limits. */
export const isAdministrator = (aggregates: Aggregates, aggregate: Aggregate): boolean =>
  works(aggregate) &&
  !fieldsOf(aggregate)['merchant'] &&
  permissionsOf(
    aggregates,
    texts(fieldsOf(aggregate)['roles']).filter((role) => registered(aggregates, 'role', role)),
  ).has('*');

const administratorsAfter: Finder = (aggregates, request) => {
  const others = [...aggregates.all('staff')].filter(
    (aggregate) => aggregate.id !== request.aggregate.id && isAdministrator(aggregates, aggregate),
  );
  // Who is locked, disabled or leaves is stopped for a reason, or leaves on a day.
  const isStopped = 'reason' in request.data || 'leaveDate' in request.data;
  const isCustomer = request.data['merchant'] ?? fieldsOf(request.aggregate)['merchant'];
  const stays =
    !isStopped && !isCustomer && permissionsOf(aggregates, rolesNamed(request)).has('*') && works(request.aggregate);
  return others.length + (stays ? 1 : 0);
};

const departmentOf = (aggregates: Aggregates, id: string | null) => {
  const aggregate = registered(aggregates, 'department', id);
  return aggregate && { code: aggregate.id, branch: fieldsOf(aggregate)['companyCode'] };
};

/** True if another person of the company who has not left has the ID number of the payload. */
const idNumberTaken: Finder = (aggregates, { aggregate: { id, context }, data }) => {
  const { idNumber, merchant = (context as Fields)['merchant'] } = data;
  if (typeof idNumber !== 'string' || idNumber === '' || Boolean(merchant)) return false;
  return [...aggregates.all('staff')].some((one) => {
    const fields = fieldsOf(one);
    return (
      one.id !== id &&
      mainOf(one) !== 'quit' &&
      !fields['merchant'] &&
      text(fields['idNumber'])?.toLowerCase() === idNumber.toLowerCase()
    );
  });
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
    excess: (aggregates, request) => excessOfPerson(request, roleIn(aggregates)),
    excessOfRoles: (aggregates, request) => excessOfRoles(request, roleIn(aggregates)),
    rolesMissing: missing('role', (request) => ('roles' in request.data ? rolesNamed(request) : [])),
    rolesGone: missing('role', ({ aggregate }) => (aggregate.context as { roles?: readonly string[] }).roles ?? []),
    idNumberTaken,
    branchesMissing: missing('branch', ({ data }) => texts([data['branch'], data['operateBranch']])),
    department: (aggregates, { data, aggregate }) => {
      const found = departmentOf(aggregates, text({ ...fieldsOf(aggregate), ...data }['department']));
      return found && { branch: found.branch };
    },
    parcels: parcelsOf,
    work: workOf,
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
  // An endpoint on one's own machine is the operator's choice; in memory there is no operator.
  webhook: { loopback: () => false },
};
