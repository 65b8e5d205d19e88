import { readDocument, testConnect } from '#calls/connection.ts';
import type { Config } from '../config.ts';
import { documentOf } from './document.ts';
import { implement, type Route } from './route.ts';
import type { JsonSchema } from './schemas.ts';

let document: JsonSchema | undefined;

/** Routes that need neither store nor session. */
export const commonRoutes = ({ captcha }: Pick<Config, 'captcha'>): Route[] => [
  implement(testConnect, () => ({ status: 'ok' as const, captcha })),
  implement(readDocument, () => {
    document ??= documentOf();
    return { openapi: '', ...document };
  }),
];
