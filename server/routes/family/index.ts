import type { Route } from '../../http/route.ts';
import type { Core } from '../context.ts';
import { dictionaryWrites } from './dictionaries.ts';
import { menuWrites } from './menus.ts';
import { rosterRoutes } from './roster.ts';
import { rosterSheetRoutes } from './rosterSheet.ts';
import { userRoutes } from './users.ts';

/** Calls by which older clients keep menus, dictionaries, accounts and the roster: thin routes over commands (§7). */
export const familyRoutes = (core: Core): Route[] => [
  ...menuWrites(core),
  ...dictionaryWrites(core),
  ...userRoutes(core),
  ...rosterRoutes(core),
  ...rosterSheetRoutes(core),
];
