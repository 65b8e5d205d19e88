import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { byId, maybe, whole } from './shapes.ts';

export const issueSecret = contract({
  method: 'POST',
  path: '/api/apiKeys/:id/secret',
  summary: 'Makes a secret of an API key, shown once. The one before stays valid for some days.',
  params: byId,
  body: z.strictObject({ overlapDays: whole(0, 30) }),
  reply: z.object({ secret: z.string() }),
  errors: ['notFound'],
});

export const readKeyUse = contract({
  method: 'GET',
  path: '/api/apiKeys/:id/use',
  summary: 'Tells when and from which address an API key was last used, to the minute; null if never.',
  params: byId,
  reply: z.object({ lastAt: maybe, lastIp: maybe }),
  errors: ['notFound'],
});
