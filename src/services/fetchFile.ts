import { failureIn, networkFailure, readFailure } from './answer.ts';
import { Failed } from './failure.ts';
import { telling } from './http.ts';

/** A file may take its time (§9), milliseconds. */
const FILE_TIMEOUT_MS = 600_000;

const isJson = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').startsWith('application/json');

/** Fetches a file from a signed link. A JSON answer is a failure at any status: its message is read (§8). */
export const fetchFile = (link: string): Promise<Blob> =>
  telling({}, async () => {
    try {
      const response = await fetch(link, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) });
      const failure = isJson(response) ? await readFailure(response) : await failureIn(response);
      if (failure) throw new Failed(failure);
      return await response.blob();
    } catch (error) {
      throw error instanceof Failed ? error : new Failed(networkFailure(error));
    }
  });
