import type { Words } from '#i18n/words.ts';

/** One refused part of a request, in the server's words. */
export interface RefusedPart {
  readonly code: string;
  readonly rule?: string | undefined;
  readonly message?: string | undefined;
  /** `field` names the input concerned, where one is. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}

/** Failures between browser and server, without programming errors and refusals of one command. */
export type Failure =
  | { readonly kind: 'timeout' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'aborted' }
  /** Something on the way answered in the server's place: a proxy, or the sign-in page of a hotel. */
  | { readonly kind: 'intercepted'; readonly status: number }
  | { readonly kind: 'unauthorised'; readonly message: string }
  | { readonly kind: 'forbidden'; readonly message: string; readonly code: string }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly code: string | null;
      readonly refusals: readonly RefusedPart[];
    }
  | { readonly kind: 'invalid'; readonly message: string; readonly code: string | null }
  | { readonly kind: 'conflict'; readonly message: string }
  | { readonly kind: 'server'; readonly message: string; readonly status: number };

/** Error that carries a failure to the caller. */
export class Failed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super('message' in failure && failure.message ? failure.message : failure.kind);
    this.name = 'Failed';
    this.failure = failure;
  }
}

/** The failure an error carries, or null when the error is a mistake of ours. */
export const failureOf = (error: unknown): Failure | null => (error instanceof Failed ? error.failure : null);

/** Status of a body that is too large, for the server or for something on the way. */
const TOO_LARGE = 413;

/** Returns true if something on the way takes less than was sent; the server itself may take it. */
export const isTooLargeForTheWay = (failure: Failure | null): boolean =>
  failure?.kind === 'intercepted' && failure.status === TOO_LARGE;

/** Returns true if the server did not answer: the request may or may not have arrived. */
export const isUnanswered = (failure: Failure | null): boolean =>
  failure?.kind === 'offline' || failure?.kind === 'timeout' || failure?.kind === 'intercepted';

/** Statuses of a server that is busy, starts anew, or is not reached by what is before it. */
const PASSING: readonly number[] = [502, 503, 504];

/** Returns true if the same question may well be answered in a while. */
export const isPassing = (failure: Failure): boolean =>
  isUnanswered(failure) || (failure.kind === 'server' && PASSING.includes(failure.status));

/** A failure in the words of the error catalogue (§8): the server's own message where it has one. */
export const wordFailure = (
  failure: { readonly kind: string; readonly message?: string; readonly status?: number },
  words: Words,
): string => {
  switch (failure.kind) {
    case 'timeout':
      return words.text('failure.timeout');
    case 'offline':
      return words.text('failure.offlineHint');
    case 'intercepted':
      return words.text(failure.status === TOO_LARGE ? 'failure.tooLargeForTheWay' : 'failure.interceptedHint');
    case 'unauthorised':
      return words.text('failure.unauthorised');
    case 'forbidden':
      return words.text('failure.forbidden');
    default:
      return failure.message || words.text('failure.request');
  }
};

/** Returns true if the requested thing does not exist. */
export const isMissing = (failure: Failure): boolean => failure.kind === 'invalid' && failure.code === 'notFound';
