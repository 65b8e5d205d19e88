import type { Lives, Question } from '../ask.ts';
import type { Life } from '../../kit/noun.ts';
import { fieldsOf, mainOf, permissionsOf, registered, text, texts, works, type Finder } from './read.ts';

const rolesNamed = ({ data, life }: Question): readonly string[] => texts(data['roles'] ?? fieldsOf(life)['roles']);

const missing =
  (machine: string, namedBy: (question: Question) => readonly string[]): Finder =>
  (lives, question) =>
    namedBy(question).filter((id) => !registered(lives, machine, id));

/** Parcels that a courier has, or is to have. */
const parcelsOf: Finder = (lives, { life: { id } }) => {
  const held = [...lives.all('order')].filter(({ states, context }) => {
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

const isAdministrator = (lives: Lives, life: Life): boolean =>
  works(life) &&
  permissionsOf(
    lives,
    texts(fieldsOf(life)['roles']).filter((role) => registered(lives, 'role', role)),
  ).has('*');

const administratorsAfter: Finder = (lives, question) => {
  const others = [...lives.all('staff')].filter((life) => life.id !== question.life.id && isAdministrator(lives, life));
  const stays = 'roles' in question.data && permissionsOf(lives, rolesNamed(question)).has('*') && works(question.life);
  return others.length + (stays ? 1 : 0);
};

const departmentOf = (lives: Lives, id: string | null) => {
  const life = registered(lives, 'department', id);
  return life && { code: life.id, branch: fieldsOf(life)['companyCode'] };
};

const MOST_TOLD = 50;

/** The question of the tree that a proposal names, if it is one that is shown. */
const questionOf: Finder = (lives, { data }) => {
  const life = registered(lives, 'question', text(data['question']));
  return life && fieldsOf(life)['isDisplay'] === true ? { code: life.id } : null;
};

/** Who may answer questions, everywhere or in the asker's branch. */
const deskOf: Finder = (lives, { actor }) =>
  [...lives.all('staff')]
    .filter((life) => {
      const { operateBranch, roles } = fieldsOf(life);
      return (
        works(life) &&
        texts(roles).some((id) => {
          const role = fieldsOf(registered(lives, 'role', id));
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
    permissionsOfRoles: (lives, question) => [...permissionsOf(lives, rolesNamed(question))],
    rolesMissing: missing('role', (question) => ('roles' in question.data ? rolesNamed(question) : [])),
    rolesGone: missing('role', ({ life }) => (life.context as { roles?: readonly string[] }).roles ?? []),
    branchesMissing: missing('branch', ({ data }) => texts([data['branch'], data['operateBranch']])),
    parcels: parcelsOf,
    administratorsAfter,
  },
  merchant: {
    maintainer: (lives, { data }) => {
      const found = [...lives.all('staff')].find(
        (life) => fieldsOf(life)['staffCode'] === data['maintainer'] && works(life),
      );
      return found ? { id: found.id } : null;
    },
    branch: (lives, { data }) => {
      const life = registered(lives, 'branch', text(data['branch']));
      return life && { id: life.id };
    },
  },
  merchantApplication: {
    holderOfCode: (lives, { data }) => {
      const life = lives.life('merchant', text(data['merchantCode']) ?? '');
      return life && { name: fieldsOf(life)['name'] };
    },
  },
  appUser: {
    merchant: (lives, { data }) => {
      const life = lives.life('merchant', text(data['merchant']) ?? '');
      return life && { enabled: mainOf(life) !== 'invalid' };
    },
  },
  workOrder: {
    department: (lives, { data }) => departmentOf(lives, text(data['department'])),
    ownDepartment: (lives, { actor }) =>
      departmentOf(lives, text(fieldsOf(lives.life('staff', actor.id))['department'])),
    question: questionOf,
    unknownOrders: (lives, { data }) => texts(data['orders']).filter((id) => !lives.life('order', id)),
  },
  userQuestion: {
    desk: deskOf,
    question: questionOf,
  },
  notice: {
    addressee: (lives, { data }) => {
      const life = lives.life('staff', text(data['addressee']) ?? '');
      return life?.states['staff'] === 'onJob' ? { id: life.id } : null;
    },
  },
};
