import type pg from 'pg';
import type { Auth } from '../../auth/auth.ts';
import type { Route } from '../../http/route.ts';
import { avatarRoutes, type NameAvatar } from './avatar.ts';
import { operationLogRoutes } from './log.ts';
import { sessionRoutes } from './sessions.ts';

/** Routes of the user center beside the account itself (§2). */
export const accountRoutes = (pool: pg.Pool, auth: () => Auth, nameAvatar: NameAvatar): Route[] => [
  ...avatarRoutes(pool, async (...amendment) => {
    await nameAvatar(...amendment);
    auth().people.forget();
  }),
  ...operationLogRoutes(pool),
  ...sessionRoutes(auth),
];
