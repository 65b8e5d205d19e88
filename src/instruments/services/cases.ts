import { readCase as readCaseCall } from '#calls/cases.ts';
import type { Anonymous } from '#instruments/sandbox/anonymous.ts';
import { call, type AskOptions } from '#services/http.ts';

/** Loads the anonymous history of a real record. */
export const readCase = async (machine: string, id: string, options?: AskOptions): Promise<readonly Anonymous[]> =>
  (await call(readCaseCall, { params: { machine, id } }, options)).records;
