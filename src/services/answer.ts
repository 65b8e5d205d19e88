import { Failed, type Failure } from './failure.ts';

/** The failure of a request that got no answer. */
export const networkFailure = (error: unknown, caller?: AbortSignal): Failure => {
  if (caller?.aborted) return { kind: 'aborted' };
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  return timedOut ? { kind: 'timeout' } : { kind: 'offline' };
};

/** The failure that a response says. How failures are read loads with the rest of the console's code, or now. */
export const readFailure = async (response: Response): Promise<Failure> => {
  const { status } = response;
  const body: unknown = await response.json().catch(() => null);
  return import('./failureAnswer.ts').then(
    ({ failureFrom }) => failureFrom(status, body),
    () => ({ kind: 'intercepted', status }),
  );
};

/** Returns true for a page, such as the sign-in of a hotel: the console makes no call that answers with one. */
const isPage = ({ headers }: Response): boolean => (headers.get('content-type') ?? '').startsWith('text/html');

/** The failure of an answer; null for the server's success. */
export const failureIn = async (response: Response): Promise<Failure | null> => {
  if (!response.ok) return readFailure(response);
  return isPage(response) ? { kind: 'intercepted', status: response.status } : null;
};

/** Reads JSON. Throws `Failed` for an answer that breaks off or is something else. */
export const readJson = (response: Response, caller?: AbortSignal): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    const isOther = error instanceof SyntaxError;
    throw new Failed(isOther ? { kind: 'intercepted', status: response.status } : networkFailure(error, caller));
  });
