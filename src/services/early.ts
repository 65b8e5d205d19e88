import { deviceNow, learnTime } from './clock.ts';
import { headersOf } from './headers.ts';
import { openingReads, type Read } from './openings.ts';
import { readToken } from './token.ts';

/** Reads of every start: the connection test; for a signed-in person also account, menu and the log's position. */
const CONNECTION = '/api/common/testConnect';
const ACCOUNT = ['/auth/info', '/api/menus/build'];
const POSITION = '/api/health';

/** An older answer is not used, milliseconds. */
const USABLE_MS = 30_000;

interface Early {
  readonly token: string | null;
  readonly at: number;
  readonly response: Promise<Response | null>;
  /** Content of an answer that has come already, of a read whose caller cannot wait. */
  content?: unknown;
}

/** Reads under way by address and body. */
const asked = new Map<string, Early>();

const keyOf = ({ address, body }: Read): string => `${address} ${body ?? ''}`;

const send = ({ address, body }: Read, token: string | null): Promise<Response> => {
  const askedAt = deviceNow();
  const response = fetch(address, {
    method: body === null ? 'GET' : 'POST',
    headers: { ...headersOf(token), 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(USABLE_MS),
    body,
  });
  void response.then(
    (answer) => learnTime(answer, askedAt),
    () => {},
  );
  return response;
};

const note = (read: Read, token: string | null, answer: Promise<Response>): Early => {
  const early = { token, at: performance.now(), response: answer.catch(() => null) };
  asked.set(keyOf(read), early);
  return early;
};

/** Reads the content of an answer as soon as it comes, and leaves the answer unread. */
const readAhead = async (early: Early): Promise<void> => {
  const answer = await early.response;
  if (answer?.ok) early.content = await answer.clone().json();
};

const ask = (address: string, token: string | null): Promise<Response> => {
  const read = { address, body: null };
  const response = send(read, token);
  note(read, token, response);
  return response;
};

/**
 * Begins the reads of a start before the code that uses them has loaded: all at once, but those of a list after the log's
 * position, so that no later event is missed.
 */
export const askEarly = (now: number): void => {
  const token = readToken();
  void ask(CONNECTION, token);
  if (token === null) return;
  for (const address of ACCOUNT) void ask(address, token);
  const position = ask(POSITION, token);
  if (location.search !== '') return;
  for (const read of openingReads(location.pathname, now)) {
    const early = note(
      read,
      token,
      position.then(() => send(read, token)),
    );
    // What is no JSON is found out by who takes the answer.
    readAhead(early).catch(() => {});
  }
};

const usable = (key: string, token: string | null): Early | null => {
  const found = asked.get(key);
  return found && found.token === token && performance.now() - found.at <= USABLE_MS ? found : null;
};

/** Content of an answer that the start has already, and how to give it up once it is in use. */
interface AtHand {
  readonly content: unknown;
  readonly drop: () => void;
}

/** Returns the content of a read's answer if it has come already, for the same token; null for none. */
export const contentAtHand = (read: Read, token: string | null): AtHand | null => {
  const key = keyOf(read);
  const content = usable(key, token)?.content;
  return content === undefined ? null : { content, drop: () => void asked.delete(key) };
};

/**
 * Returns the answer to a read that the start began, once and for the same token. Null if there is none or it failed:
 * the caller then asks itself.
 */
export function takeEarly(
  { url, signal }: Request,
  body: string | null,
  token: string | null,
): Promise<Response | null> | null {
  const { pathname, search } = new URL(url);
  const key = keyOf({ address: pathname + search, body });
  const found = usable(key, token);
  asked.delete(key);
  if (!found) return null;
  const cut = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  return Promise.race([found.response, cut]).then((response) => (response?.ok === true ? response : null));
}
