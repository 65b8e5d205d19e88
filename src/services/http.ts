import { addressOf } from '#calls/address.ts';
import type { InputOf, Method } from '#calls/contract.ts';
import { failureIn, networkFailure, readJson } from './answer.ts';
import { deviceNow, learnTime } from './clock.ts';
import { takeEarly } from './early.ts';
import { Failed, failureOf, type Failure } from './failure.ts';
import { headersOf } from './headers.ts';
import { readToken } from './token.ts';

/** Time limit of an answer (§9, "from a setting"), milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Status of a locked session: calls wait meanwhile. */
const LOCKED = 423;

/** Status of a read that was shed, or whose database is away. */
const BUSY = 503;

const MOST_TRIES = 3;

/** Reads an answer: a schema, or anything that parses as one does. */
export interface Reader<Answer> {
  readonly safeParse: (body: unknown) => { success: true; data: Answer } | { success: false; error: unknown };
}

/** The part of a contract that the wire needs. */
interface Callable {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly reply?: Reader<unknown>;
}

/** A contract without its schemas, for code that loads before zod does. */
export type Bare<Declared extends Callable> = Pick<Declared, 'method' | 'path'>;

type AnswerOf<Declared> = Declared extends { readonly reply: Reader<infer Answer> } ? Answer : undefined;

/** Options of a caller: a signal; or another token than the stored one, whose failures are the caller's. */
export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly token?: string;
  /** Leaves a 401, and every other failure, to the caller instead of asking the person to sign in again. */
  readonly ownUnauthorised?: boolean;
  /** Leaves a 403, and every other failure, to the caller, where the answer is a help and not the screen itself. */
  readonly ownForbidden?: boolean;
  /** Leaves every failure but 401 and 403 to the caller, which words it or retries. */
  readonly ownFailure?: boolean;
  /** Time limit of the answer, milliseconds; 30 seconds when absent (§9). */
  readonly timeoutMs?: number;
}

let signInAgain: () => Promise<boolean> = () => Promise.resolve(false);

/** Sets the handler of an ended session; its promise resolves to true once the person is signed in again. */
export const onUnauthorised = (handler: () => Promise<boolean>): void => {
  signInAgain = handler;
};

/** The address of the view that asks. */
export type Asker = Pick<Location, 'pathname' | 'search'>;

/** Refused before anybody listened. */
const early: Asker[] = [];
let refuseEntry = (asker: Asker): boolean => early.push(asker) > 0;

/**
 * Sets the handler of a forbidden call (§8: a 403 goes to /401). It receives the call's account and returns whether
 * the person was shown it; else the failure is reported as usual. Returns how to remove it.
 */
export const onForbidden = (handler: (asker: Asker) => boolean): (() => void) => {
  refuseEntry = handler;
  for (const asker of early.splice(0)) handler(asker);
  return () => {
    refuseEntry = () => false;
  };
};

let unlocked: () => Promise<boolean> = () => Promise.resolve(false);

/** Sets the handler of a locked screen; its promise resolves to true once the person has unlocked it. */
export const onLocked = (handler: () => Promise<boolean>): void => {
  unlocked = handler;
};

let tell: (failure: Failure) => void = () => {};

/** Sets the handler that shows failures to the person (§8); returns how to remove it. */
export const onFailure = (handler: (failure: Failure) => void): (() => void) => {
  tell = handler;
  return () => {
    tell = () => {};
  };
};

/** Failures with a handling of their own: sign-in, /401, errors at form fields, and abandoned calls. */
const ELSEWHERE: readonly Failure['kind'][] = ['unauthorised', 'forbidden', 'refused', 'aborted'];

/** Runs a call and reports its failure unless the caller does. */
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
  const askedAt = deviceNow();
  try {
    const response = await fetch(request);
    learnTime(response, askedAt);
    return response;
  } catch (error) {
    throw new Failed(networkFailure(error, caller));
  }
};

/** The parts of a request, as a contract types them. */
interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** The JSON body, or a form for uploads. */
  readonly body?: unknown;
}

const isRead = ({ method, path }: Callable): boolean => method === 'GET' || /\/(page|figures|groups)$/.test(path);

/** The seconds after which a busy server wants to be asked again; 0 where the answer is another one. */
const secondsToWait = ({ status, headers }: Response): number =>
  (status === BUSY && +(headers.get('retry-after') ?? 0)) || 0;

const isLocked = (failure: Failure | null): boolean => failure?.kind === 'server' && failure.status === LOCKED;

const respond = async (wanted: Callable, input: Parts, options: AskOptions): Promise<Response> => {
  const content = input.body;
  const isForm = content instanceof FormData;
  const body = isForm ? content : content === undefined ? null : JSON.stringify(content);
  // The caller may stop waiting before the answer comes.
  const { pathname, search } = location;
  let tokenSent: string | null = null;
  const attempt = async (): Promise<Response> => {
    tokenSent = options.token ?? readToken();
    const timeout = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS);
    const headers = new Headers(headersOf(tokenSent));
    if (!isForm) headers.set('Content-Type', 'application/json');
    const made = new Request(addressOf(wanted, input), {
      method: wanted.method,
      headers,
      signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
      body,
    });
    const begun = !isRead(wanted) || body instanceof FormData ? null : takeEarly(made, body, tokenSent);
    return (begun && (await begun)) ?? send(made, options.signal);
  };
  const answer = async (): Promise<{ response: Response; failure: Failure | null }> => {
    const response = await attempt();
    return { response, failure: await failureIn(response) };
  };
  let { response, failure } = await answer();
  for (let tries = 1; tries < MOST_TRIES && isRead(wanted) && secondsToWait(response) > 0; tries += 1) {
    // Up to twice the time, so that not everybody comes back at once.
    const wait = secondsToWait(response) * 1000 * (1 + Math.random());
    await new Promise((resolve) => setTimeout(resolve, wait));
    ({ response, failure } = await answer());
  }
  if (failure?.kind === 'unauthorised' && !options.ownUnauthorised && !options.token) {
    const token = readToken();
    const isRenewed = token !== null && token !== tokenSent;
    if (isRenewed || (await signInAgain())) ({ response, failure } = await answer());
  }
  if (isLocked(failure) && !options.token && (await unlocked())) ({ response, failure } = await answer());
  if (!failure) return response;
  const isRefused = failure.kind === 'forbidden' && !options.ownForbidden && !options.signal?.aborted;
  if (isRefused && !refuseEntry({ pathname, search })) tell(failure);
  throw new Failed(failure);
};

const answerOf = async (wanted: Callable, input: Parts, options: AskOptions): Promise<unknown> => {
  const response = await respond(wanted, input, options);
  if (!wanted.reply) {
    // A body that nobody reads holds its connection until the time limit.
    void response.arrayBuffer().catch(() => {});
    return undefined;
  }
  const body = await readJson(response, options.signal);
  const answer = wanted.reply.safeParse(body);
  if (answer.success) return answer.data;
  console.error(wanted.method, wanted.path, answer.error);
  throw new Failed({ kind: 'server', status: response.status, message: '' });
};

/** Makes a call and gives the server's response as it is. Failures are thrown as `Failed`. */
export const request = <Declared extends Callable>(
  declared: Declared,
  input: InputOf<NoInfer<Declared>>,
  options: AskOptions = {},
): Promise<Response> => telling(options, () => respond(declared, input, options));

/** Makes a call and gives its parsed answer. Failures are thrown as `Failed`. */
export const call = <Declared extends Callable>(
  declared: Declared,
  input: InputOf<NoInfer<Declared>>,
  options: AskOptions = {},
): Promise<AnswerOf<Declared>> =>
  telling(options, () => answerOf(declared, input, options) as Promise<AnswerOf<Declared>>);
