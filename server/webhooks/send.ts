import { post, type Posted } from './post.ts';
import { signatureOf } from './signature.ts';

interface Request {
  readonly id: string;
  readonly url: string;
  readonly payload: string;
  readonly secrets: readonly string[];
  readonly now: Date;
}

/** Makes one signed attempt; every failure is an outcome. `stopping` ends it early and throws. */
export function attempt({ id, url, payload, secrets, now }: Request, stopping: AbortSignal): Promise<Posted> {
  const seconds = Math.floor(now.getTime() / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Shweli-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatureOf(secrets, { id, seconds, payload }),
  };
  return post({ url, body: payload, headers }, stopping);
}
