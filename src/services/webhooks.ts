import type { ReplyOf } from '#calls/contract.ts';
import { issueWebhookSecret, readDelivery } from '#calls/webhooks.ts';
import { call, type AskOptions } from './http.ts';

/** Makes a secret of a webhook and returns it. It is told once. */
export const makeWebhookSecret = async (id: string, overlapDays: number): Promise<string> => {
  const { secret } = await call(issueWebhookSecret, { params: { id }, body: { overlapDays } }, { ownForbidden: true });
  return secret;
};

export type SentDelivery = ReplyOf<typeof readDelivery>;

/** Reads the body of a delivery and its attempts. */
export const readSent = (id: string, options: AskOptions): Promise<SentDelivery> =>
  call(readDelivery, { params: { id } }, options);
