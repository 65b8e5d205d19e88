import type { createPoster } from '../http.ts';
import { BOARDS } from '#views/reports/center/boards.ts';

/** The last thirty days of the orders of the benchmark. */
const PERIOD = ['2026-10-22T17:30:00.000Z', '2026-11-21T17:29:59.999Z'];

/** Each board of the Statistical Center, with the request of its screen. */
export const BOARD_REQUESTS = BOARDS.map(({ id, tiles }) => ({
  id,
  tiles: tiles.length,
  body: JSON.stringify({
    groups: tiles.map(({ id: name, of: machine, measure, as, dimensions, on }) => ({
      name,
      machine,
      measures: [{ measure, as }],
      dimensions,
      filters: on === null ? [] : [{ field: on, op: 'between', value: PERIOD }],
    })),
  }),
}));

/** Reads a board through HTTP; returns the milliseconds until its reply. */
export async function readBoard(
  poster: ReturnType<typeof createPoster>,
  { body, tiles, id }: (typeof BOARD_REQUESTS)[number],
): Promise<number> {
  const begin = performance.now();
  const answer = await poster.post('/api/order/groups', body);
  const duration = performance.now() - begin;
  const { groups = [] } = JSON.parse(answer) as { groups?: unknown[] };
  if (groups.length !== tiles) throw new Error(`The board ${id} has ${groups.length} of ${tiles} tiles.`);
  return duration;
}
