import { z } from 'zod';
import { means } from '../kit/meaning.ts';
import type { EventSpec } from '../kit/event.ts';
import { register, type RegisterEntry, type RegisterEvent } from '../kit/register.ts';
import { reactionsOf } from '../kit/reaction.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { code, referenceAbove } from '../fields/references.ts';
import { isExternalLink } from '../fields/validators.ts';
import { name, optional, reference, sort } from './parts.ts';
import { afterwards, keepsKey, notAboveItself } from './rules.ts';
import { standardJudged } from './standardJudged.ts';
import { notBelowItself, parentInUse, type TreeLookups } from './trees.ts';

const shape = {
  /** The entry's id, such as orders.list. */
  code: code,
  /** Not named `type`, because an event's payload is stored beside its type. */
  kind: z.enum(['catalog', 'menu', 'button']),
  title: name,
  titleZh: name,
  icon: optional(means(code, { namesNoRecord: true, names: 'icon' })),
  /** True if the path leads out of the console. */
  link: z.boolean(),
  cache: z.boolean(),
  hidden: z.boolean(),
  /** Permission id of a button, or of opening the page. */
  permission: optional(code),
  path: z.string().trim().max(200),
  sort,
  /** Key in the console's own table of components, never a path to code. */
  component: optional(means(code, { namesNoRecord: true, names: 'screen' })),
  componentName: optional(code),
  /** Code of the parent entry; null at the top. */
  parent: referenceAbove('menu', reference).nullable(),
};
export type Menu = RegisterEntry<typeof shape>;

/** Lookups of the rules of a menu entry. */
interface MenuLookups extends TreeLookups {
  /** Ids of the children. */
  readonly children: readonly string[];
}

type Change = Judged<Partial<Menu>, Partial<Menu>, MenuLookups>;

/** Most children that a deletion includes. */
const MOST_CHILDREN = 200;

/** True for a path of the console itself: no scheme, no other host. */
const isInside = (path: string): boolean =>
  /^[\w./?=&%:-]*$/.test(path) && !/^[\w.+-]*:/.test(path) && !path.startsWith('//');

const rules = rulesOf<Partial<Menu>, MenuLookups>('menu')({
  parentExists: parentInUse('parent'),
  codeIsKept: keepsKey('code'),
  parentIsAnother: notAboveItself('parent', 'ours: an entry above itself is on no menu'),
  buttonHasPermission: {
    source: '§5',
    field: 'permission',
    needsData: true,
    holds(change: Change): true | Values {
      const { kind, permission } = afterwards(change);
      return kind !== 'button' || Boolean(permission) || {};
    },
  },
  pageHasPath: {
    source: '§3',
    field: 'path',
    needsData: true,
    holds(change: Change): true | Values {
      const { kind, path } = afterwards(change);
      return kind === 'button' || Boolean(path) || {};
    },
  },
  pathFitsLink: {
    source: '§5',
    field: 'path',
    needsData: true,
    values: ['path'],
    holds(change: Change): true | Values {
      const { link = false, path = '' } = afterwards(change);
      return path === '' || (link ? isExternalLink(path) : isInside(path)) || { path };
    },
  },
});

const amending = rulesOf<Partial<Menu>, MenuLookups>('menu')({ parentIsNotBelow: notBelowItself('parent') });
const retiring = rulesOf<Partial<Menu>, MenuLookups>('menu')({
  childrenCanGo: {
    source: '§4, deleting a menu deletes its child nodes; the bound is ours',
    values: ['count', 'most'],
    lookups: ['children'],
    holds: ({ lookups: { children } }: Change): true | Values =>
      children.length <= MOST_CHILDREN || { count: children.length, most: MOST_CHILDREN },
  },
});

const { whenever } = reactionsOf<Record<RegisterEvent<'menu'>, EventSpec>, Partial<Menu>, Partial<MenuLookups>>();

/** Deleting an entry deletes its children (§4), and theirs. */
const reactions = [
  whenever('menu.retired').propose('menu', 'menu.retired', ({ lookups }) =>
    (lookups.children ?? []).map((id) => ({ id, data: {} })),
  ),
];

/** An entry of the menu: catalog, page or button (§3). */
export const menu = register('menu', shape, {
  prefix: 'MNU',
  rules,
  amending,
  retiring,
  reactions,
  more: standardJudged('menu'),
  keyField: 'code',
  identify: (_, entry) => entry.code,
});
