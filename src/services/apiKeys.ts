import { issueSecret, readKeyUse } from '#calls/apiKeys.ts';
import type { ReplyOf } from '#calls/contract.ts';
import { call, type AskOptions } from './http.ts';

/** Makes a secret of an API key and returns it. It is told once. */
export const makeSecret = async (id: string, overlapDays: number): Promise<string> => {
  const { secret } = await call(issueSecret, { params: { id }, body: { overlapDays } }, { ownForbidden: true });
  return secret;
};

/** Reads when and from where an API key was last used. */
export const readUse = (id: string, options: AskOptions): Promise<ReplyOf<typeof readKeyUse>> =>
  call(readKeyUse, { params: { id } }, options);
