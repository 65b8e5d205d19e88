import type { Life } from '#machines/kit/noun.ts';
import type { Question } from '#server/knowledge/know.ts';
import type { World } from '../world.ts';
import { fieldsOf, mainOf, permissionsOf, registered, text, texts, works, type Finder } from './read.ts';

const rolesNamed = ({ data, life }: Question): readonly string[] => texts(data['roles'] ?? fieldsOf(life)['roles']);

const missing =
  (machine: string, namedBy: (question: Question) => readonly string[]): Finder =>
  (world, question) =>
    namedBy(question).filter((id) => !registered(world, machine, id));

/** Parcels that a courier has, or is to have. */
const parcelsOf: Finder = (world, { life: { id } }) => {
  const held = [...world.all('order')].filter(({ states, context }) => {
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

const isAdministrator = (world: World, life: Life): boolean =>
  works(life) &&
  permissionsOf(
    world,
    texts(fieldsOf(life)['roles']).filter((role) => registered(world, 'role', role)),
  ).has('*');

const administratorsAfter: Finder = (world, question) => {
  const others = [...world.all('staff')].filter((life) => life.id !== question.life.id && isAdministrator(world, life));
  const stays = 'roles' in question.data && permissionsOf(world, rolesNamed(question)).has('*') && works(question.life);
  return others.length + (stays ? 1 : 0);
};

const departmentOf = (world: World, id: string | null) => {
  const life = registered(world, 'department', id);
  return life && { code: life.id, branch: fieldsOf(life)['companyCode'] };
};

const MOST_TOLD = 50;

/** The question of the tree that a proposal names, if it is one that is shown. */
const questionOf: Finder = (world, { data }) => {
  const life = registered(world, 'question', text(data['question']));
  return life && fieldsOf(life)['isDisplay'] === true ? { code: life.id } : null;
};

/** Who may answer questions, everywhere or in the asker's branch. */
const deskOf: Finder = (world, { actor }) =>
  [...world.all('staff')]
    .filter((life) => {
      const { operateBranch, roles } = fieldsOf(life);
      return (
        works(life) &&
        texts(roles).some((id) => {
          const role = fieldsOf(registered(world, 'role', id));
          const reaches = role['dataScope'] === 'all' || operateBranch === actor.branch;
          return reaches && texts(role['permissions']).includes('userQuestion.handled');
        })
      );
    })
    .map(({ id }) => id)
    .toSorted()
    .slice(0, MOST_TOLD);

/** What the rules about people, their offices and the registers look at. */
export const peopleFinders: Readonly<Record<string, Readonly<Record<string, Finder>>>> = {
  staff: {
    permissionsOfRoles: (world, question) => [...permissionsOf(world, rolesNamed(question))],
    rolesMissing: missing('role', (question) => ('roles' in question.data ? rolesNamed(question) : [])),
    rolesGone: missing('role', ({ life }) => (life.context as { roles?: readonly string[] }).roles ?? []),
    branchesMissing: missing('branch', ({ data }) => texts([data['branch'], data['operateBranch']])),
    parcels: parcelsOf,
    administratorsAfter,
  },
  merchant: {
    maintainer: (world, { data }) => {
      const found = [...world.all('staff')].find(
        (life) => fieldsOf(life)['staffCode'] === data['maintainer'] && works(life),
      );
      return found ? { id: found.id } : null;
    },
    branch: (world, { data }) => {
      const life = registered(world, 'branch', text(data['branch']));
      return life && { id: life.id };
    },
  },
  merchantApplication: {
    holderOfCode: (world, { data }) => {
      const life = world.life('merchant', text(data['merchantCode']) ?? '');
      return life && { name: fieldsOf(life)['name'] };
    },
  },
  appUser: {
    merchant: (world, { data }) => {
      const life = world.life('merchant', text(data['merchant']) ?? '');
      return life && { enabled: mainOf(life) !== 'invalid' };
    },
  },
  workOrder: {
    department: (world, { data }) => departmentOf(world, text(data['department'])),
    ownDepartment: (world, { actor }) =>
      departmentOf(world, text(fieldsOf(world.life('staff', actor.id))['department'])),
    question: questionOf,
    unknownOrders: (world, { data }) => texts(data['orders']).filter((id) => !world.life('order', id)),
  },
  userQuestion: {
    desk: deskOf,
    question: questionOf,
  },
  notice: {
    addressee: (world, { data }) => {
      const life = world.life('staff', text(data['addressee']) ?? '');
      return life?.states['staff'] === 'onJob' ? { id: life.id } : null;
    },
  },
};
