import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { buildMenus } from './menus.ts';
import { byId, maybe, short } from './shapes.ts';

const MOST_NAMED = 2000;

const holder = z.object({
  id: z.string(),
  name: z.string(),
  staffCode: z.string(),
  /** Branch where the person works. */
  branch: z.string(),
  /** Branch of employment. */
  employedIn: z.string(),
  /** Ids of the other roles of the person that are in use. */
  otherRoles: z.array(z.string()),
  working: z.boolean(),
});

export const readHolders = contract({
  method: 'GET',
  path: '/api/role/:id/holders',
  summary: 'Lists the holders of a role within the scope of the actor, by name, and counts all of them.',
  params: byId,
  reply: z.object({ total: z.number(), holders: z.array(holder) }),
});

/** A screen of a previewed menu. */
const previewed = z.object({
  component: z.string(),
  /** Record type or journal whose columns and acts it shows; null if of none. */
  about: maybe,
  /** Rows within the data scope, of the whole company, alike for everybody, the person's own, of the own customer; or a form. */
  rows: z.enum(['scope', 'company', 'everybody', 'own', 'customer', 'form']),
  /** Permissions for what can be done there beside the acts of the record type. */
  acts: z.array(z.string()),
  /** True if the server answers what the screen asks. */
  sees: z.boolean(),
});

export const previewMenu = contract({
  method: 'POST',
  path: '/api/role/preview',
  summary: 'Returns the menu that a role of given rights shows, and what an account with that role alone sees there.',
  body: z.strictObject({
    permissions: z.array(short(100)).check(z.maxLength(MOST_NAMED)),
    menus: z.array(short(64)).check(z.maxLength(MOST_NAMED)),
    dataScope: z.enum(['all', 'branch', 'custom']),
  }),
  reply: z.object({ menu: buildMenus.reply, screens: z.array(previewed) }),
});
