import * as calls from '#calls/company.ts';
import type { ReplyOf } from '#calls/contract.ts';
import { call, type AskOptions } from './http.ts';

/** Steps of setting up a company, with what is done. */
export type Setup = ReplyOf<typeof calls.readSetup>;

/** Steps of setting up the company, with what is done. */
export const readSetup = (options?: AskOptions): Promise<Setup> => call(calls.readSetup, {}, options);
