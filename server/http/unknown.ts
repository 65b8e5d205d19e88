import type { Contract, Method } from '#calls/contract.ts';

const pattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/')}/?$`,
  );

/** Finds the methods of a path, for the reply 405 with `Allow` instead of 404. */
export const createMethodsOf = (contracts: readonly Contract[]) => {
  const known = contracts.map(({ method, path }) => ({ method, matches: pattern(path) }));
  return (path: string): Method[] => known.filter(({ matches }) => matches.test(path)).map(({ method }) => method);
};
