import { Resolver } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { DeliveryFailure } from '#machines/journals/webhookDelivery.ts';
import { isOwnMachine, isPublic } from './addresses.ts';
import { isLoopbackAllowed } from './loopback.ts';

/** Longest time of an attempt, from the resolution of the name to the end of the answer. */
const TIMEOUT_MS = 10_000;
/** Bytes of an answer that are read and kept. */
const MOST_ANSWER_BYTES = 1024;

/** A request to an address outside. */
interface OutgoingRequest {
  readonly url: string;
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Outcome of a request; every failure is one. */
export interface Posted {
  readonly status: number | null;
  readonly failure: DeliveryFailure | null;
  readonly answer: string | null;
  /** Header `retry-after` of the answer. */
  readonly retryAfter: string | null;
  readonly tookMs: number;
}

/** A failure of which the cause is known before a byte is sent. */
class NotSent extends Error {
  readonly failure: DeliveryFailure;
  constructor(failure: DeliveryFailure) {
    super(failure);
    this.failure = failure;
  }
}

const isOpen = (address: string): boolean => isPublic(address) || (isLoopbackAllowed() && isOwnMachine(address));

/** Not the resolver of the system: it waits in one of few threads, which sign-ins and files need too. */
const resolver = new Resolver({ timeout: 2500, tries: 2 });

interface Address {
  readonly address: string;
  readonly family: number;
}

async function addressesOf(hostname: string): Promise<Address[]> {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (isIP(name) !== 0) return [{ address: name, family: isIP(name) }];
  if (name === 'localhost') return [{ address: '127.0.0.1', family: 4 }];
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return answers.flatMap((answer, place) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: place === 0 ? 4 : 6 })) : [],
  );
}

/** Resolves the host of an address; refuses it if any of its addresses is not public, so that no name leads inside. */
async function resolve(hostname: string): Promise<Address[]> {
  const found = await addressesOf(hostname);
  if (found.length === 0) throw new NotSent('unresolved');
  if (!found.every(({ address }) => isOpen(address))) throw new NotSent('refusedAddress');
  return found;
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME|ERR_TLS|ERR_SSL/;

function failureOf(error: unknown, isTimeout: boolean): DeliveryFailure {
  if (error instanceof NotSent) return error.failure;
  if (isTimeout) return 'timeout';
  const { code = '' } = error as { readonly code?: string };
  return CERTIFICATE.test(code) ? 'certificate' : 'connection';
}

/** Reads the beginning of an answer as text without control characters, and leaves the rest. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= MOST_ANSWER_BYTES) break;
  }
  const text = Buffer.concat(parts).subarray(0, MOST_ANSWER_BYTES).toString('utf8');
  // PostgreSQL keeps no zero bytes, and a log is read by people.
  return text.replaceAll(/[\p{Cc}\uFFFD]+/gu, ' ').trim();
}

const failureOfStatus = (status: number): DeliveryFailure | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
};

/** Sends a request to the address that was resolved and judged, and follows no redirect. */
async function send({ url, body, headers }: OutgoingRequest, signal: AbortSignal) {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !isLoopbackAllowed()) throw new NotSent('refusedAddress');
  const found = await resolve(hostname);
  if (protocol !== 'https:' && !found.every(({ address }) => isOwnMachine(address)))
    throw new NotSent('refusedAddress');
  signal.throwIfAborted();
  const judged: LookupFunction = (_, { all }, done) => {
    const [first] = found;
    if (all === true) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  };
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  const answer = await new Promise<IncomingMessage>((heard, failed) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      lookup: judged,
      signal,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    sent.on('response', heard);
    sent.on('error', failed);
    sent.end(body);
  });
  try {
    const status = answer.statusCode ?? 0;
    const retryAfter = answer.headers['retry-after'] ?? null;
    return { status, failure: failureOfStatus(status), answer: await beginningOf(answer), retryAfter };
  } finally {
    answer.destroy();
  }
}

/** Posts to an address outside; every failure is an outcome. `stopping` ends it early and throws. */
export async function post(request: OutgoingRequest, stopping: AbortSignal): Promise<Posted> {
  const begun = performance.now();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const tookMs = (): number => Math.round(performance.now() - begun);
  try {
    // A resolver takes no signal: the attempt ends beside it.
    const signal = AbortSignal.any([timeout, stopping]);
    const made = await Promise.race([send(request, signal), ended(signal)]);
    return { ...made, tookMs: tookMs() };
  } catch (error) {
    if (stopping.aborted) throw error;
    const failure = failureOf(error, timeout.aborted);
    return { status: null, failure, answer: null, retryAfter: null, tookMs: tookMs() };
  }
}

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, failed) => {
    signal.addEventListener('abort', () => failed(signal.reason as Error), { once: true });
  });
