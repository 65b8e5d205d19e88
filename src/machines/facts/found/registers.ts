import type { Lives, Question } from '../ask.ts';
import type { Life } from '../../kit/noun.ts';
import { fieldsOf, mainOf, registered, text, texts, type Finder } from './read.ts';

/** A tree of entries: its machine, and the id of the entry above one with such fields. */
interface Tree {
  readonly machine: string;
  readonly aboveOf: (fields: Readonly<Record<string, unknown>>) => string | null;
}

const plain = (machine: string, field: string): Tree => ({ machine, aboveOf: (fields) => text(fields[field]) });

const questions: Tree = {
  machine: 'question',
  aboveOf: ({ pid, language }) => {
    if (text(pid) === null || pid === '0') return null;
    return language === 'us' ? String(pid) : `${String(pid)}-${String(language)}`;
  },
};

/** The entry that a payload names as the one above. */
const named = ({ aboveOf }: Tree, { data, life }: Question): string | null =>
  aboveOf({ ...data, language: data['language'] ?? fieldsOf(life)['language'] });

const ancestors =
  (tree: Tree): Finder =>
  (lives, question) => {
    const found: string[] = [];
    for (let id = named(tree, question); id !== null && !found.includes(id);) {
      const life = lives.life(tree.machine, id);
      if (!life) break;
      found.push(id);
      id = tree.aboveOf(fieldsOf(life));
    }
    return found;
  };

const idsOf = (lives: Iterable<Life>): string[] => [...lives].map(({ id }) => id).toSorted();

const childrenOf = (lives: Lives, { machine, aboveOf }: Tree, id: string): string[] =>
  idsOf(
    [...lives.all(machine)].filter((life) => registered(lives, machine, life.id) && aboveOf(fieldsOf(life)) === id),
  );

type Reference = (lives: Lives, id: string) => { kind: string; example: unknown } | null;

const below =
  (tree: Tree): Reference =>
  (lives, id) => {
    const [example] = childrenOf(lives, tree, id);
    return example === undefined ? null : { kind: tree.machine, example };
  };

/** A member of staff who has not left and of whom something is so. */
const staffWhere =
  (isSo: (fields: Readonly<Record<string, unknown>>, id: string) => boolean): Reference =>
  (lives, id) => {
    const [first] = idsOf(
      [...lives.all('staff')].filter((life) => mainOf(life) !== 'quit' && isSo(fieldsOf(life), id)),
    );
    return first === undefined ? null : { kind: 'staff', example: fieldsOf(lives.life('staff', first))['nickName'] };
  };

const parcelAt: Reference = (lives, id) => {
  const [example] = idsOf(
    [...lives.all('order')].filter(({ context }) => {
      const { currentBranch, endedAt } = fieldsOf({ context } as Life);
      return currentBranch === id && endedAt === null;
    }),
  );
  return example === undefined ? null : { kind: 'order', example };
};

const reference =
  (...parts: readonly Reference[]): Finder =>
  (lives, { life: { id } }) => {
    for (const part of parts) {
      const found = part(lives, id);
      if (found) return found;
    }
    return null;
  };

const branches = plain('branch', 'superior');
const departments = plain('department', 'parent');
const menus = plain('menu', 'parent');

/** What the rules of registers look at: the tree an entry stands in, and what refers to it. */
export const registerFinders: Readonly<Record<string, Readonly<Record<string, Finder>>>> = {
  branch: {
    ancestors: ancestors(branches),
    reference: reference(
      below(branches),
      staffWhere(({ branch, operateBranch }, id) => branch === id || operateBranch === id),
      parcelAt,
    ),
  },
  department: {
    ancestors: ancestors(departments),
    reference: reference(
      below(departments),
      staffWhere(({ department }, id) => department === id),
    ),
  },
  menu: { ancestors: ancestors(menus), children: (lives, { life: { id } }) => childrenOf(lives, menus, id) },
  question: { ancestors: ancestors(questions), reference: reference(below(questions)) },
  role: { reference: reference(staffWhere(({ roles }, id) => texts(roles).includes(id))) },
};
