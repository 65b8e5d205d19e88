import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { familyPage, familyPaging } from './family.ts';
import { withDefault } from './shapes.ts';

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
