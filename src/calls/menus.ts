import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { familyFlag, familyId, familyPage, familyPaging, familyText, sentBack } from './family.ts';
import { short, text as bounded, whole, withDefault } from './shapes.ts';

const text = z.nullish(z.string());
const flag = z.nullish(z.boolean());

const meta = z.object({
  title: z.string(),
  /** The title in every available language. */
  titles: z.nullish(z.record(z.string(), z.string())),
  icon: text,
  affix: flag,
  noCache: flag,
  breadcrumb: flag,
});

/**
 * An entry of the menu for the console's router and sidebar (calls.md 2.2, GET api/menus/build). An absent flag is
 * false; an absent breadcrumb is true.
 */
export interface BuiltMenu {
  readonly path: string;
  readonly name?: string | null | undefined;
  readonly hidden?: boolean | null | undefined;
  readonly redirect?: string | null | undefined;
  readonly component?: string | null | undefined;
  readonly alwaysShow?: boolean | null | undefined;
  readonly meta?: z.infer<typeof meta> | null | undefined;
  readonly children?: readonly BuiltMenu[] | null | undefined;
}

const builtMenu: z.ZodMiniType<BuiltMenu, BuiltMenu> = z.object({
  path: z.string(),
  name: text,
  hidden: flag,
  redirect: text,
  component: text,
  alwaysShow: flag,
  meta: z.nullish(meta),
  children: z.nullish(z.array(z.lazy(() => builtMenu))),
});

export const buildMenus = contract({
  method: 'GET',
  path: '/api/menus/build',
  summary: "Returns the actor's menu: the entries that the roles grant, as routes of the console.",
  reply: z.array(builtMenu),
});

const entry = z.object({
  id: z.string(),
  pid: z.optional(z.string()),
  type: z.int(),
  permission: z.optional(z.string()),
  title: z.string(),
  titleEn: z.string(),
  titleZh: z.string(),
  label: z.string(),
  menuSort: z.int(),
  path: z.string(),
  component: z.optional(z.string()),
  componentName: z.optional(z.string()),
  icon: z.optional(z.string()),
  subCount: z.int(),
  iFrame: z.boolean(),
  cache: z.boolean(),
  hidden: z.boolean(),
  hasChildren: z.boolean(),
  leaf: z.boolean(),
});

export const readMenusBelow = contract({
  method: 'GET',
  path: '/api/menus/lazy',
  summary: 'Lists the children of one menu entry; 0 or nothing for the top.',
  query: z.object({ pid: withDefault(z.string().check(z.trim(), z.maxLength(64)), '0') }),
  reply: z.array(entry),
});

export const readAllMenus = contract({
  method: 'GET',
  path: '/api/menus',
  summary: 'All entries of the menu, or those whose title contains a text.',
  query: z.object({
    blurry: withDefault(z.string().check(z.trim(), z.maxLength(100)), ''),
    ...familyPaging(9999, 9999),
  }),
  reply: familyPage(entry),
});

/** Fields of a menu entry as older clients write them; their names are those of the reply. */
const form = {
  pid: z.optional(z.nullable(familyId)),
  type: z.optional(whole(0, 2)),
  permission: z.optional(familyText),
  /** Title in the language of the request; the other language keeps its own, or begins with the same. */
  title: bounded(1, 100),
  titleEn: z.optional(short(100)),
  titleZh: z.optional(short(100)),
  menuSort: z.optional(whole(0)),
  path: z.optional(familyText),
  component: z.optional(familyText),
  componentName: z.optional(familyText),
  icon: z.optional(familyText),
  iFrame: z.optional(familyFlag),
  cache: z.optional(familyFlag),
  hidden: z.optional(familyFlag),
  ...sentBack(
    'label',
    'roles',
    'subCount',
    'hasChildren',
    'leaf',
    'children',
    'createBy',
    'updateBy',
    'createTime',
    'updateTime',
  ),
};

const newEntry = z.strictObject({
  /** Code of the entry, such as `orders.list`; without it the component's name, or a generated code. */
  id: z.optional(z.nullable(familyId)),
  ...form,
});
const changedEntry = z.strictObject({ id: familyId, ...form });

/** A menu entry as it is written. */
export type MenuForm = z.infer<typeof newEntry>;

export const registerMenu = contract({
  method: 'POST',
  path: '/api/menus',
  summary: 'Adds an entry to the menu. A title that a neighbour has, or a component name in use, is refused.',
  body: newEntry,
  status: 201,
});

export const amendMenu = contract({
  method: 'PUT',
  path: '/api/menus',
  summary: 'Changes an entry of the menu: the fields that are sent, of those only what differs.',
  body: changedEntry,
  status: 204,
  errors: ['notFound'],
});

export const deleteMenus = contract({
  method: 'DELETE',
  path: '/api/menus',
  summary: 'Deletes menu entries with everything below them, all or none.',
  body: z.array(familyId).check(z.minLength(1), z.maxLength(200)),
});
