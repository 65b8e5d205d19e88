import { keyOf, type Contract } from '#calls/contract.ts';
import type { ProblemCode } from '#calls/problems.ts';
import type { PolicyRow } from '../policy.ts';
import { scopeNeeded } from '../programs.ts';

/** Problems of any call: another site, too many calls, a fault, too much work, work not done in time, or an unavailable database. */
const ALWAYS: readonly ProblemCode[] = [
  'badRequest',
  'crossSite',
  'hostNotServed',
  'hostChanged',
  'uriTooLong',
  'tooMany',
  'fault',
  'unavailable',
  'overloaded',
  'notInTime',
];
const OF_INPUT: readonly ProblemCode[] = ['invalid', 'jsonTooDeep', 'forbiddenKey', 'badText', 'numberTooLarge'];
const OF_BODY: readonly ProblemCode[] = ['badJson', 'tooLarge', 'unsupportedMediaType', 'timeout'];

/** Returns every problem that a call may reply with: its own, and those of its method, schemas and access. */
export const problemsOf = (
  { method, path, params, query, errors = [] }: Contract,
  { access }: Pick<PolicyRow, 'access'>,
): ReadonlySet<ProblemCode> => {
  const isGuarded = access !== 'public';
  return new Set<ProblemCode>([
    ...ALWAYS,
    ...(params || query || method !== 'GET' ? OF_INPUT : []),
    ...(method === 'GET' ? [] : OF_BODY),
    ...(isGuarded ? (['signedOut', 'signedOutBy', 'keyInvalid', 'keyCall'] as const) : []),
    ...(scopeNeeded(keyOf({ method, path })) === null ? [] : (['keyScope'] as const)),
    ...(isGuarded && access !== 'evenLocked' ? (['locked'] as const) : []),
    ...(Array.isArray(access) ? (['forbidden'] as const) : []),
    ...errors,
  ]);
};
