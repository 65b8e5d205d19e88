import type { Language } from '#i18n/languages.ts';
import type { MessageValues } from '#i18n/words.ts';
import { wordsOf } from './language.ts';

/** Every failure the server answers with, by its stable code, and its HTTP status. Its words are `error.<code>`. */
export const CATALOGUE = {
  invalid: 400,
  badJson: 400,
  badRequest: 400,
  jsonTooDeep: 400,
  forbiddenKey: 400,
  badText: 400,
  signedOut: 401,
  forbidden: 403,
  crossSite: 403,
  notFound: 404,
  methodNotAllowed: 405,
  timeout: 408,
  conflict: 409,
  tooLarge: 413,
  uriTooLong: 414,
  unsupportedMediaType: 415,
  locked: 423,
  tooMany: 429,
  headersTooLarge: 431,
  fault: 500,
  unavailable: 503,
  captchaGone: 400,
  captchaWrong: 400,
  credentialsWrong: 400,
  accountInactive: 400,
  initialExpired: 400,
  accountStopped: 429,
  signInTooMany: 429,
  secretUnreadable: 400,
  secretReplayed: 400,
  passwordWrong: 400,
  unlockWrong: 400,
  passwordPolicy: 400,
  passwordCommon: 400,
  passwordSame: 400,
  phoneTaken: 400,
  usernameTaken: 409,
  linkBroken: 403,
  linkExpired: 403,
  scopeChanged: 403,
  fileNotReady: 409,
  notAPicture: 400,
  notSquare: 400,
  notAnUpload: 400,
  uploadTooLarge: 413,
  uploadedTooMuch: 429,
  alreadyJudging: 409,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof CATALOGUE;

/** One refused part of a request. Without a `message` its words are `error.<rule>`. */
export interface ProblemRefusal {
  readonly code: string;
  readonly rule?: string | undefined;
  readonly values?: MessageValues | undefined;
  readonly message?: string | undefined;
  readonly next?: readonly string[] | undefined;
}

interface ProblemDetails {
  readonly values?: MessageValues;
  readonly refusals?: readonly ProblemRefusal[];
  /** Seconds until asking again can help: header `Retry-After`. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A failure that the asker is told of, in words (§8). Anything else thrown is a fault, told of only in the log. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly values: MessageValues;
  readonly refusals: readonly ProblemRefusal[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.status = CATALOGUE[code];
    const seconds = details.retryAfter === undefined ? undefined : Math.max(1, Math.ceil(details.retryAfter));
    this.values = { seconds, ...details.values };
    this.refusals = details.refusals ?? [];
    this.headers = { ...(seconds !== undefined && { 'retry-after': String(seconds) }), ...details.headers };
  }
}

/** The body of every failure: the family's `status`, `timestamp` (milliseconds) and `message`, and ours beside it. */
export interface ProblemBody {
  readonly status: number;
  readonly timestamp: number;
  readonly message: string;
  readonly code: ProblemCode;
  readonly refusals?: readonly ProblemRefusal[];
}

const REFUSALS_IN_MESSAGE = 5;

/** Puts a problem into the asker's words. A request refused in parts says `field: message`, as the family does. */
export const bodyOf = (problem: Problem, language: Language, now: Date): ProblemBody => {
  const words = wordsOf(language);
  const refusals = problem.refusals.map((refusal) => ({
    ...refusal,
    message: refusal.message ?? words.text<string>(`error.${refusal.rule ?? refusal.code}`, refusal.values),
  }));
  const named = refusals
    .slice(0, REFUSALS_IN_MESSAGE)
    .map(({ values, message }) => (typeof values?.['field'] === 'string' ? `${values['field']}: ${message}` : message));
  const message =
    problem.code === 'invalid' && named.length > 0
      ? named.join('; ')
      : words.text<string>(`error.${problem.code}`, problem.values);
  return {
    status: problem.status,
    timestamp: now.getTime(),
    message,
    code: problem.code,
    ...(refusals.length > 0 ? { refusals } : {}),
  };
};
