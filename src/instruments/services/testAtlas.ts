import { readTestAtlas as readTestAtlasCall } from '#calls/testAtlas.ts';
import type { TestAtlas } from '#instruments/export/testAtlas.ts';
import { call, type AskOptions } from '#services/http.ts';

/** Which tests exercised which transitions and rules of a machine, in the last runs. */
export const readTestAtlas = (machine: string, options?: AskOptions): Promise<TestAtlas> =>
  call(readTestAtlasCall, { params: { machine } }, options);
