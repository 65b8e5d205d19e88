/** The page of one event of the log. */
export const EVENT = '/audit/event';

/** The page of a record as it was; the shell leads `/audit/{machine}/{id}` to it. */
export const RECORD = '/audit/record';

/** A number of the log as rows write it. */
const WIDTH = 12;

export const eventAddress = (number: number): string => `${EVENT}?id=${String(number).padStart(WIDTH, '0')}`;

/** A record as it was after a version or at a time, as it is passed on: `/audit/order/SL1?at=7`. */
export const recordLink = (machine: string, id: string, at: string | number | null): string =>
  `/audit/${encodeURIComponent(machine)}/${encodeURIComponent(id)}${at === null ? '' : `?at=${encodeURIComponent(at)}`}`;

/** The same where the console has it. */
export const recordAddress = (machine: string, id: string, at: string | number | null): string =>
  `${RECORD}?${new URLSearchParams({ id: `${machine}/${id}`, ...(at !== null && { at: String(at) }) })}`;

/** The machine and the id that a stream's name is made of. */
export function streamOf(name: string): { readonly machine: string; readonly id: string } {
  const slash = name.indexOf('/');
  return { machine: name.slice(0, Math.max(0, slash)), id: name.slice(slash + 1) };
}
