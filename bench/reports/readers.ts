import { post, type Posted } from '../append/ours.ts';
import { createPoster } from '../http.ts';
import { createOrders, type BenchWorld } from '../world.ts';
import { BOARD_REQUESTS, readBoard } from './boards.ts';

const READERS = 10;
const CALLERS = 8;
const ORDERS = 200;

/** Posts commands for a time, alone and while ten people read one board after another. */
export async function besideReaders(
  { proposer, address, authorization }: BenchWorld,
  roundMs: number,
): Promise<{ readonly alone: Posted; readonly beside: Posted; readonly boards: number; readonly shed: number }> {
  const served = { address, authorization, ids: await createOrders(proposer, ORDERS) };
  await post(served, CALLERS, roundMs);
  const alone = await post(served, CALLERS, roundMs);
  const poster = createPoster(address, authorization, READERS);
  let [isOver, boards, shed] = [false, 0, 0];
  const reading = Promise.all(
    Array.from({ length: READERS }, async (_, reader) => {
      for (let turn = reader; !isOver; turn += 1) {
        const board = BOARD_REQUESTS[turn % BOARD_REQUESTS.length];
        if (!board) continue;
        try {
          await readBoard(poster, board);
          boards += 1;
        } catch (error) {
          // Reports are put off first where there is too much work.
          if (!String(error).includes('"overloaded"')) throw error;
          shed += 1;
        }
      }
    }),
  );
  const beside = await post(served, CALLERS, roundMs);
  isOver = true;
  await reading;
  poster.close();
  return { alone, beside, boards, shed };
}
