import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { buildMenus } from './menus.ts';
import { byId, short } from './shapes.ts';

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

export const previewMenu = contract({
  method: 'POST',
  path: '/api/role/preview',
  summary: 'Returns the menu that given permissions and menu entries show, as GET /api/menus/build does for a person.',
  body: z.strictObject({
    permissions: z.array(short(100)).check(z.maxLength(MOST_NAMED)),
    menus: z.array(short(64)).check(z.maxLength(MOST_NAMED)),
  }),
  reply: buildMenus.reply,
});
