import type { Contract } from '#calls/contract.ts';
import type { ProblemCode } from '#calls/problems.ts';
import type { PolicyRow } from '../policy.ts';

/** Any call: of another site, too often, while the server fails or its database is away. */
const ALWAYS: readonly ProblemCode[] = ['badRequest', 'crossSite', 'uriTooLong', 'tooMany', 'fault', 'unavailable'];
const OF_INPUT: readonly ProblemCode[] = ['invalid', 'jsonTooDeep', 'forbiddenKey', 'badText'];
const OF_BODY: readonly ProblemCode[] = ['badJson', 'tooLarge', 'unsupportedMediaType', 'timeout'];

/** Every problem that a call may answer with: those it names, and those of its method, its schemas and its access. */
export const problemsOf = (
  { method, params, query, errors = [] }: Contract,
  { access }: Pick<PolicyRow, 'access'>,
): ReadonlySet<ProblemCode> => {
  const isGuarded = access !== 'public';
  return new Set<ProblemCode>([
    ...ALWAYS,
    ...(params || query || method !== 'GET' ? OF_INPUT : []),
    ...(method === 'GET' ? [] : OF_BODY),
    ...(isGuarded ? (['signedOut'] as const) : []),
    ...(isGuarded && access !== 'evenLocked' ? (['locked'] as const) : []),
    ...(Array.isArray(access) ? (['forbidden'] as const) : []),
    ...errors,
  ]);
};
