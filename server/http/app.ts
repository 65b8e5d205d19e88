import 'zod/compile';
import type { FastifyInstance } from 'fastify';
import { createAuth, type Auth } from '../auth/auth.ts';
import { authRoutes, type AmendStaff } from '../auth/routes.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import { createHttp, type HttpOptions } from './edge.ts';
import { sharedBuckets } from './sharedBuckets.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Authentication: admits sockets, reports ended sessions. */
    auth: Auth;
  }
}

export interface AppOptions extends Omit<HttpOptions, 'config' | 'identify' | 'endedFor'> {
  readonly config: Pick<Config, 'captcha' | 'logLevel' | 'host' | 'allowedHosts' | 'trustedProxies'>;
  readonly database: Pick<Database, 'pool' | 'url'>;
  readonly amendStaff: AmendStaff;
}

/** Composes the server's HTTP side, ready to listen: the given routes, the account's own, and the console's files. */
export const createApp = ({ amendStaff, database, routes, ...options }: AppOptions): FastifyInstance => {
  const clock = options.clock ?? (() => new Date());
  const auth = createAuth({
    database,
    config: options.config,
    clock,
  });
  const app: FastifyInstance = createHttp({
    buckets: sharedBuckets(database.pool),
    ...options,
    routes: [...authRoutes(auth, amendStaff), ...routes],
    identify: auth.identify,
    endedFor: auth.endedFor,
  });
  app.decorate('auth', auth);
  app.addHook('onReady', auth.start);
  app.addHook('onClose', auth.stop);
  return app;
};
