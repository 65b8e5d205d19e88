import { PROBLEMS, type ProblemCode } from '#calls/problems.ts';
import type { Language } from '#i18n/languages.ts';
import type { MessageValues } from '#i18n/words.ts';
import { wordsOf } from './language.ts';

/** One refused part of a request. Without a `message`, its text is `error.<rule>`. */
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
  /** Seconds until a retry can succeed: header `Retry-After`. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A failure that is explained to the caller (§8). Any other error is a fault and is described only in the log. */
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
    this.status = PROBLEMS[code];
    const seconds = details.retryAfter === undefined ? undefined : Math.max(1, Math.ceil(details.retryAfter));
    this.values = { seconds, ...details.values };
    this.refusals = details.refusals ?? [];
    this.headers = { ...(seconds !== undefined && { 'retry-after': String(seconds) }), ...details.headers };
  }
}

/** Body of every failure: the family's `status`, `timestamp` (milliseconds) and `message`, and our own fields. */
export interface ProblemBody {
  readonly status: number;
  readonly timestamp: number;
  readonly message: string;
  readonly code: ProblemCode;
  readonly refusals?: readonly ProblemRefusal[];
}

const REFUSALS_IN_MESSAGE = 5;

/** Formats a problem in the caller's language. A request refused in parts says `field: message`, as the family does. */
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
