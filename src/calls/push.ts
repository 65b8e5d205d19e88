import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { maybe, short } from './shapes.ts';

/** Longest address of a browser at its push service; they have about 200 characters, and up to 500 at Windows. */
const ENDPOINT_MOST_CHARACTERS = 1000;

export const readPush = contract({
  method: 'GET',
  path: '/api/pushSubscription',
  summary:
    "Returns the public key (VAPID) with which a browser subscribes to new assignments, and the address of the present session's browser; null if it does not ring.",
  reply: z.object({ publicKey: z.string(), endpoint: maybe }),
});

export const keepPush = contract({
  method: 'PUT',
  path: '/api/pushSubscription',
  summary:
    "Rings the present session's browser for new assignments, in the language of the call, until the session ends. The fields are those of a browser's PushSubscription.",
  body: z.strictObject({
    endpoint: short(ENDPOINT_MOST_CHARACTERS),
    keys: z.strictObject({
      p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
      auth: z.string().check(z.regex(/^[\w-]{22}$/)),
    }),
  }),
  status: 204,
});

export const dropPush = contract({
  method: 'DELETE',
  path: '/api/pushSubscription',
  summary: "Rings the present session's browser no more.",
  status: 204,
});
