import type { Contract } from './contract.ts';

/** Values of a call's path and query; what is undefined is left out. */
interface Placed {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** The address of a call: its path with the parameters in their places, and its query. */
export const addressOf = ({ path }: Pick<Contract, 'path'>, { params = {}, query = {} }: Placed): Contract['path'] => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return (given.length > 0 ? `${filled}?${search}` : filled) as Contract['path'];
};
