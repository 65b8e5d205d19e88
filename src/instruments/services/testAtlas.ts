import { readTestAtlas as readTestAtlasCall } from '#calls/testAtlas.ts';
import type { TestAtlas } from '#instruments/export/testAtlas.ts';
import { call, type AskOptions } from '#services/http.ts';

/** Loads the tests of a machine's transitions and rules in the last runs. */
export const readTestAtlas = (machine: string, options?: AskOptions): Promise<TestAtlas> =>
  call(readTestAtlasCall, { params: { machine } }, options);
