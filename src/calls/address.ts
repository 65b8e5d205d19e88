import type { Contract } from './contract.ts';

/** Values for a call's path and query; undefined ones are left out. */
interface Placed {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** Builds the address of a call from its path, parameters and query. */
export const addressOf = ({ path }: Pick<Contract, 'path'>, { params = {}, query = {} }: Placed): Contract['path'] => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return (given.length > 0 ? `${filled}?${search}` : filled) as Contract['path'];
};
