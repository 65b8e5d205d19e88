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
  | { readonly kind: 'unauthorised'; readonly message: string }
  | { readonly kind: 'forbidden'; readonly message: string }
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

/** A failure in the words of the error catalogue (§8): the server's own message where it has one. */
export const wordFailure = (failure: { readonly kind: string; readonly message?: string }, words: Words): string => {
  switch (failure.kind) {
    case 'timeout':
      return words.text('failure.timeout');
    case 'offline':
      return words.text('failure.offlineHint');
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
