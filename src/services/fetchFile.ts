import { Failed } from './failure.ts';
import { networkFailure, readFailure, telling } from './http.ts';

/** A file may take its time (§9), milliseconds. */
const FILE_TIMEOUT_MS = 600_000;

const isJson = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').startsWith('application/json');

/** Fetches a file from a signed link. A JSON answer is a failure at any status: its message is read (§8). */
export const fetchFile = (link: string): Promise<Blob> =>
  telling({}, async () => {
    try {
      const response = await fetch(link, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
      if (!response.ok || isJson(response)) throw new Failed(await readFailure(response));
      return await response.blob();
    } catch (error) {
      throw error instanceof Failed ? error : new Failed(networkFailure(error));
    }
  });
