import { Failed, failureOf, type Failure } from './failure.ts';
import { preferences } from './preferences.ts';
import { readToken } from './token.ts';

/** How long an answer may take (§9, "from a setting"), milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The status of a locked session: whatever is asked meanwhile waits. */
const LOCKED = 423;

/** Reads an answer: a schema, or anything that parses as one does. */
interface Reader<Answer> {
  readonly safeParse: (body: unknown) => { success: true; data: Answer } | { success: false; error: unknown };
}

/** One call of the server: where it is, and what its answer looks like. */
export interface Call<Input, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string | ((input: Input) => string);
  /** The JSON body, or a form for uploads; the input itself when not given, and nothing for GET. */
  readonly body?: (input: Input) => unknown;
  readonly answer: Reader<Answer>;
  readonly timeoutMs?: number;
}

/** Declares a call; the input's type comes first, the answer's from its schema. */
export const call =
  <Input>() =>
  <Answer>(description: Call<Input, Answer>): Call<Input, Answer> =>
    description;

/** What a caller may add: an end to wait for; or another token than the kept one, whose failures are the caller's. */
export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly token?: string;
  /** Leaves a 401, and every other failure, to the caller instead of asking the person to sign in again. */
  readonly ownUnauthorised?: boolean;
  /** Leaves a 403, and every other failure, to the caller, where the answer is a help and not the screen itself. */
  readonly ownForbidden?: boolean;
  /** Leaves all but a 401 and a 403 to the caller, who tells of it in words of its own, or tries again. */
  readonly ownFailure?: boolean;
}

/** The failure that a response says. How failures are read loads with the rest of the console's code, or now. */
export const readFailure = async (response: Response): Promise<Failure> => {
  const { status } = response;
  const body: unknown = await response.json().catch(() => null);
  return import('./failureAnswer.ts').then(
    ({ failureFrom }) => failureFrom(status, body),
    () => ({ kind: 'server', status, message: '' }),
  );
};

/** The failure of a request that got no answer. */
export const networkFailure = (error: unknown, caller?: AbortSignal): Failure => {
  if (caller?.aborted) return { kind: 'aborted' };
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  return timedOut ? { kind: 'timeout' } : { kind: 'offline' };
};

/** The headers of every call (§7), and ours: the screen, since whoever is shown personal data is on record with it. */
export const headersOf = (token: string | null): Record<string, string> => ({
  ...(token ? { Authorization: token } : {}),
  'pc-language': preferences().language,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  'x-screen': location.pathname,
});

let signInAgain: () => Promise<boolean> = () => Promise.resolve(false);

/** Says what to do when the session has ended: the promise tells whether the person signed in again. */
export const onUnauthorised = (handler: () => Promise<boolean>): void => {
  signInAgain = handler;
};

/** The address of the view that asks. */
export type Asker = Pick<Location, 'pathname' | 'search'>;

/** Refused before anybody listened. */
const early: Asker[] = [];
let refuseEntry = (asker: Asker): boolean => early.push(asker) > 0;

/**
 * Says what to do when a call is not allowed at all (§8: a 403 goes to /401): the handler hears whose call it was, and answers whether
 * the person sees it by that; where not, the failure is told as any other. Returns how to stop.
 */
export const onForbidden = (handler: (asker: Asker) => boolean): (() => void) => {
  refuseEntry = handler;
  for (const asker of early.splice(0)) handler(asker);
  return () => {
    refuseEntry = () => false;
  };
};

let unlocked: () => Promise<boolean> = () => Promise.resolve(false);

/** Says what to do when the screen is locked: the promise tells whether the person opened it again. */
export const onLocked = (handler: () => Promise<boolean>): void => {
  unlocked = handler;
};

let tell: (failure: Failure) => void = () => {};

/** Says how a failure is told to the person (§8); returns how to stop. */
export const onFailure = (handler: (failure: Failure) => void): (() => void) => {
  tell = handler;
  return () => {
    tell = () => {};
  };
};

/** Failures that have a way of their own: signing in again, /401, what the form says at its fields, what nobody waits for. */
const ELSEWHERE: readonly Failure['kind'][] = ['unauthorised', 'forbidden', 'refused', 'aborted'];

/** Does some work of the wire, and tells of its failure unless the caller does. */
export const telling = async <Answer>(options: AskOptions, work: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await work();
  } catch (error) {
    const failure = failureOf(error);
    const isOwn = options.ownUnauthorised || options.ownForbidden || options.ownFailure || options.token;
    if (failure && !isOwn && !ELSEWHERE.includes(failure.kind)) tell(failure);
    throw error;
  }
};

const send = async (request: Request, caller?: AbortSignal): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    throw new Failed(networkFailure(error, caller));
  }
};

type Asked<Input> = Omit<Call<Input, unknown>, 'answer'>;

const respond = async <Input>(wanted: Asked<Input>, input: Input, options: AskOptions): Promise<Response> => {
  const path = typeof wanted.path === 'function' ? wanted.path(input) : wanted.path;
  const content = wanted.body ? wanted.body(input) : wanted.method === 'GET' ? undefined : input;
  const isForm = content instanceof FormData;
  // Whoever asked may be left before the answer comes.
  const { pathname, search } = location;
  let tokenSent: string | null = null;
  const attempt = () => {
    tokenSent = options.token ?? readToken();
    const timeout = AbortSignal.timeout(wanted.timeoutMs ?? REQUEST_TIMEOUT_MS);
    const headers = new Headers(headersOf(tokenSent));
    if (!isForm) headers.set('Content-Type', 'application/json');
    const made = new Request(`/${path}`, {
      method: wanted.method,
      headers,
      signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
      ...(content === undefined ? {} : { body: isForm ? content : JSON.stringify(content) }),
    });
    return send(made, options.signal);
  };
  let response = await attempt();
  if (response.status === 401 && !options.ownUnauthorised && !options.token) {
    const token = readToken();
    const isRenewed = token !== null && token !== tokenSent;
    if (isRenewed || (await signInAgain())) response = await attempt();
  }
  if (response.status === LOCKED && !options.token && (await unlocked())) response = await attempt();
  if (response.ok) return response;
  const failure = await readFailure(response);
  const isRefused = failure.kind === 'forbidden' && !options.ownForbidden && !options.signal?.aborted;
  if (isRefused && !refuseEntry({ pathname, search })) tell(failure);
  throw new Failed(failure);
};

const answerOf = async <Input, Answer>(
  wanted: Call<Input, Answer>,
  input: Input,
  options: AskOptions,
): Promise<Answer> => {
  const response = await respond(wanted, input, options);
  const body: unknown = await response
    .text()
    .then((text) => (text === '' ? undefined : JSON.parse(text)))
    .catch((error: unknown) => {
      throw new Failed(
        error instanceof SyntaxError
          ? { kind: 'server', status: response.status, message: '' }
          : networkFailure(error, options.signal),
      );
    });
  const answer = wanted.answer.safeParse(body);
  if (answer.success) return answer.data;
  console.error(wanted.method, wanted.path, answer.error);
  throw new Failed({ kind: 'server', status: response.status, message: '' });
};

/** Sends a call and gives the server's response as it is. Failures are thrown as `Failed`. */
export const request = <Input>(wanted: Asked<Input>, input: Input, options: AskOptions = {}): Promise<Response> =>
  telling(options, () => respond(wanted, input, options));

/** Sends a call and gives its parsed answer. Failures are thrown as `Failed`. */
export const ask = <Input, Answer>(
  wanted: Call<Input, Answer>,
  input: Input,
  options: AskOptions = {},
): Promise<Answer> => telling(options, () => answerOf(wanted, input, options));
