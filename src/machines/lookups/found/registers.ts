import { excessOfRole, rolesIn } from '../authority.ts';
import type { Aggregates, LookupRequest } from '../lookupRequest.ts';
import type { Aggregate } from '../../kit/aggregate.ts';
import { nameForm } from '../../registers/branchNames.ts';
import { boundFor } from './branchBound.ts';
import { isAdministrator } from './people.ts';
import { fieldsOf, mainOf, registered, roleIn, text, texts, type Finder } from './read.ts';

/** A tree of entries: its machine, and the id of the parent read from an entry's fields. */
interface Tree {
  readonly machine: string;
  readonly parentOf: (fields: Readonly<Record<string, unknown>>) => string | null;
}

const plain = (machine: string, field: string): Tree => ({ machine, parentOf: (fields) => text(fields[field]) });

const questions: Tree = {
  machine: 'question',
  parentOf: ({ pid, language }) => {
    if (text(pid) === null || pid === '0') return null;
    return language === 'us' ? String(pid) : `${String(pid)}-${String(language)}`;
  },
};

/** Returns the parent that a payload names. */
const named = ({ parentOf }: Tree, { data, aggregate }: LookupRequest): string | null =>
  parentOf({ ...data, language: data['language'] ?? fieldsOf(aggregate)['language'] });

const ancestors =
  (tree: Tree): Finder =>
  (aggregates, request) => {
    const found: string[] = [];
    for (let id = named(tree, request); id !== null && !found.includes(id);) {
      const aggregate = aggregates.aggregate(tree.machine, id);
      if (!aggregate) break;
      found.push(id);
      id = tree.parentOf(fieldsOf(aggregate));
    }
    return found;
  };

const idsOf = (aggregates: Iterable<Aggregate>): string[] => [...aggregates].map(({ id }) => id).toSorted();

const childrenOf = (aggregates: Aggregates, { machine, parentOf }: Tree, id: string): string[] =>
  idsOf(
    [...aggregates.all(machine)].filter(
      (aggregate) => registered(aggregates, machine, aggregate.id) && parentOf(fieldsOf(aggregate)) === id,
    ),
  );

type Reference = (aggregates: Aggregates, id: string) => { kind: string; example: unknown } | null;

const below =
  (tree: Tree): Reference =>
  (aggregates, id) => {
    const [example] = childrenOf(aggregates, tree, id);
    return example === undefined ? null : { kind: tree.machine, example };
  };

/** Finds a member of staff who has not left and matches a condition. */
const staffWhere =
  (matches: (fields: Readonly<Record<string, unknown>>, id: string) => boolean): Reference =>
  (aggregates, id) => {
    const [first] = idsOf(
      [...aggregates.all('staff')].filter(
        (aggregate) => mainOf(aggregate) !== 'quit' && matches(fieldsOf(aggregate), id),
      ),
    );
    return first === undefined
      ? null
      : { kind: 'staff', example: fieldsOf(aggregates.aggregate('staff', first))['nickName'] };
  };

const parcelAt: Reference = (aggregates, id) => {
  const [example] = idsOf(
    [...aggregates.all('order')].filter(({ context }) => {
      const { currentBranch, endedAt } = fieldsOf({ context } as Aggregate);
      return currentBranch === id && endedAt === null;
    }),
  );
  return example === undefined ? null : { kind: 'order', example };
};

const reference =
  (...parts: readonly Reference[]): Finder =>
  (aggregates, { aggregate: { id } }) => {
    for (const part of parts) {
      const found = part(aggregates, id);
      if (found) return found;
    }
    return null;
  };

/** Returns the code of another branch in use that has one of some names; null for none. */
const calledAs = (aggregates: Aggregates, id: string, name: unknown, fields: readonly string[]): string | null => {
  if (typeof name !== 'string' || name === '') return null;
  const found = [...aggregates.all('branch')].filter(
    (branch) =>
      branch.id !== id &&
      registered(aggregates, 'branch', branch.id) &&
      fields.some((field) => nameForm(text(fieldsOf(branch)[field]) ?? '') === nameForm(name)),
  );
  return idsOf(found)[0] ?? null;
};

const namesakes: Finder = (aggregates, { aggregate, data }) => {
  const after = { ...fieldsOf(aggregate), ...data };
  const of = (field: string, ...others: readonly string[]) =>
    calledAs(aggregates, aggregate.id, after[field], [field, ...others]);
  return { name: of('name'), nameZh: of('nameZh'), abbreviation: of('abbreviation', 'code') };
};

const branches = plain('branch', 'superior');
const departments = plain('department', 'parent');
const menus = plain('menu', 'parent');

const inDepartment = staffWhere(({ department }, id) => department === id);

/** Returns everybody who holds a role and has not left, the first registered first. */
const holdersOf = (aggregates: Aggregates, role: string) =>
  [...aggregates.all('staff')]
    .filter((aggregate) => mainOf(aggregate) !== 'quit' && rolesIn(fieldsOf(aggregate)).includes(role))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((aggregate) => ({
      name: text(fieldsOf(aggregate)['nickName']) ?? '',
      roles: rolesIn(fieldsOf(aggregate)),
    }));

const excessOfChangedRole: Finder = (aggregates, request) =>
  excessOfRole(request, holdersOf(aggregates, request.aggregate.id), roleIn(aggregates));

/** Counts the administrators after a change of a role's permissions. */
const administratorsAfterRole: Finder = (aggregates, { aggregate: { id }, data }) => {
  const remains = !('permissions' in data) || texts(data['permissions']).includes('*');
  return [...aggregates.all('staff')].filter((person) => {
    const roles = texts(fieldsOf(person)['roles']).filter((role) => remains || role !== id);
    return isAdministrator(aggregates, { ...person, context: { ...fieldsOf(person), roles } });
  }).length;
};

/** A world in memory has no standard company of an earlier version to conflict with. */
const noConflict: Finder = () => false;

/** The lookups of registers: ancestors and children in a tree, and references to an entry. */
export const registerFinders: Readonly<Record<string, Readonly<Record<string, Finder>>>> = {
  branch: {
    ancestors: ancestors(branches),
    reference: reference(
      below(branches),
      staffWhere(({ branch, operateBranch }, id) => branch === id || operateBranch === id),
      parcelAt,
    ),
    bound: boundFor,
    namesakes,
  },
  department: {
    ancestors: ancestors(departments),
    reference: reference(below(departments), inDepartment),
    member: (aggregates, { aggregate: { id } }) => inDepartment(aggregates, id)?.example ?? null,
  },
  menu: {
    ancestors: ancestors(menus),
    children: (aggregates, { aggregate: { id } }) => childrenOf(aggregates, menus, id),
    conflictIsOpen: noConflict,
  },
  question: { ancestors: ancestors(questions), reference: reference(below(questions)) },
  role: {
    excess: excessOfChangedRole,
    administratorsAfter: administratorsAfterRole,
    conflictIsOpen: noConflict,
    reference: reference(staffWhere(({ roles }, id) => texts(roles).includes(id))),
  },
};
