import type { Branch } from '#machines/registers/index.ts';

/** A branch as the network sees it. */
export interface Station extends Pick<
  Branch,
  'name' | 'nameZh' | 'businessHours' | 'longitude' | 'latitude' | 'nextHops' | 'exportTransportLines' | 'enabled'
> {
  readonly id: string;
}

/** A transport line between two branches, in either direction. */
export interface TransportLine {
  readonly from: string;
  readonly to: string;
  /** It crosses the border: a line of exports. */
  readonly isBorder: boolean;
}

/** Returns each line once: branches that are next to each other in a routing table, and lines of exports. */
export function linesOf(stations: readonly Station[]): TransportLine[] {
  const known = new Set(stations.map(({ id }) => id));
  const lines = new Map<string, TransportLine>();
  const add = (one: string, other: string, isBorder: boolean): void => {
    if (one === other || !known.has(one) || !known.has(other)) return;
    const [from, to] = one < other ? [one, other] : [other, one];
    const key = `${from} ${to}`;
    lines.set(key, { from, to, isBorder: isBorder || lines.get(key)?.isBorder === true });
  };
  for (const { id, nextHops } of stations) for (const next of Object.values(nextHops)) add(id, next, false);
  for (const { id, exportTransportLines } of stations) for (const to of exportTransportLines) add(id, to, true);
  return [...lines.values()];
}

/** Returns for each branch the number of connections between others that lead through it. */
export function passagesOf(stations: readonly Station[]): ReadonlyMap<string, number> {
  const passages = new Map(stations.map(({ id }) => [id, 0]));
  for (const { id, nextHops } of stations)
    for (const [to, next] of Object.entries(nextHops))
      if (next !== to && next !== id) passages.set(next, (passages.get(next) ?? 0) + 1);
  return passages;
}

/** Role of a branch in the network: others lead through a hub, and nothing leads to one that is not connected. */
export type Part = 'hub' | 'end' | 'unconnected' | 'closed';

export const partOf = (
  { id, enabled }: Pick<Station, 'id' | 'enabled'>,
  lines: readonly TransportLine[],
  passages: ReadonlyMap<string, number>,
): Part => {
  if (!enabled) return 'closed';
  if (!lines.some(({ from, to }) => from === id || to === id)) return 'unconnected';
  return (passages.get(id) ?? 0) > 0 ? 'hub' : 'end';
};

/** Returns whether a routing table leads through a branch, to one beyond it. */
export const leadsThrough = (nextHops: unknown, branch: string): boolean =>
  typeof nextHops === 'object' &&
  nextHops !== null &&
  Object.entries(nextHops).some(([to, next]) => next === branch && to !== branch);
