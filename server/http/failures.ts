import type { FastifyError } from 'fastify';
import type { ProblemCode } from '#calls/problems.ts';
import { NotInTime } from '../notInTime.ts';
import { Problem } from './errors.ts';

/** Problem codes for Fastify's own errors. */
const FRAMEWORK: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badRequest',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'badJson',
  FST_ERR_BAD_URL: 'badRequest',
  FST_ERR_MAX_PARAM_LENGTH: 'uriTooLong',
  FST_ERR_NOT_FOUND: 'notFound',
  FST_ERR_HANDLER_TIMEOUT: 'timeout',
};

const LOST_CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
const DATABASE_AWAY = /^(08|53|57P0|25006|25P03)/;
const POOL_FAILURE =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection/;

const codeOf = (error: object): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/**
 * Returns whether the database was unreachable, starting, stopping, out of connections, or a standby that only reads, so
 * that a retry may succeed.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  const ofTheSocket =
    'syscall' in error && (error.syscall === 'connect' || error.syscall === 'read' || error.syscall === 'write');
  return (LOST_CONNECTION.has(code) && ofTheSocket) || DATABASE_AWAY.test(code) || POOL_FAILURE.test(error.message);
};

/** PostgreSQL's `numeric_value_out_of_range`: a number of the request that a column cannot hold. */
const OUT_OF_RANGE = '22003';

/** PostgreSQL's `query_canceled`: a statement that took longer than its limit. */
const CANCELED = '57014';
/** Codes of a deadlock and a failed serialisation, which another transaction won after every retry. */
const OVERTAKEN = new Set(['40P01', '40001']);

const RETRY_SECONDS = 2;
/** Time after which work that was not done in time may be: longer than a short peak. */
const RETRY_LATE_SECONDS = 5;

/** Converts any thrown value to a problem; null for our own faults, which only the log describes. */
export const problemOf = (error: unknown): Problem | null => {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error)) return new Problem('unavailable', { retryAfter: RETRY_SECONDS });
  if (!(error instanceof Error)) return null;
  if (error instanceof NotInTime || codeOf(error) === CANCELED)
    return new Problem('notInTime', { retryAfter: RETRY_LATE_SECONDS });
  if (OVERTAKEN.has(codeOf(error))) return new Problem('overloaded', { retryAfter: RETRY_SECONDS });
  if (codeOf(error) === OUT_OF_RANGE) return new Problem('numberTooLarge');
  const { statusCode }: Partial<FastifyError> = error;
  const known = FRAMEWORK[codeOf(error)];
  if (known) return new Problem(known);
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Problem('badRequest') : null;
};
