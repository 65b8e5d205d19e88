import { readTestAtlas as readTestAtlasCall } from '#calls/testAtlas.ts';
import type { TestAtlas } from '#instruments/export/testAtlas.ts';
import { call, type AskOptions } from '#services/http.ts';

/** Reads the tests that exercised each transition and rule of a machine in the last runs. */
export const readTestAtlas = (machine: string, options?: AskOptions): Promise<TestAtlas> =>
  call(readTestAtlasCall, { params: { machine } }, options);
