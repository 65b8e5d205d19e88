import { z } from 'zod';
import type { Policy } from '../policy.ts';
import { openApiOf } from './openApi.ts';
import { route, type Route } from './route.ts';

/** Calls that need neither store nor session. */
export const commonRoutes = (all: () => readonly Route[], policy: Policy): Route[] => [
  route({
    method: 'GET',
    path: '/api/common/testConnect',
    summary: 'Answers when the server can be reached; always the same.',
    reply: z.strictObject({ status: z.literal('ok') }),
    handle: () => ({ status: 'ok' }),
  }),
  route({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document: every call, from the schemas that guard it.',
    handle: () => openApiOf(all(), policy),
  }),
];
