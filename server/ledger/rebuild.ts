import { movesTold } from '#machines/facts/moved.ts';
import type pg from 'pg';
import type { Life } from '#machines/kit/noun.ts';
import { nouns } from '#machines/nouns.ts';
import { replayedWithPostings } from '#machines/postings/replayed.ts';
import { followAgain } from '../practice/again.ts';
import { keepRows } from '../store/lives.ts';
import { readContext, writtenContext, type KeptContext } from '../store/longLives.ts';
import { machineHash } from '../store/models.ts';
import { rowTable } from '../store/tables.ts';
import { keptBooks, postAgain, removeStrays } from './books.ts';
import { memoryOf, prefixed, rowOf, unlike, type Fields } from './kept.ts';
import { keptMoves, moveAgain } from './stock.ts';
import { streamsOf } from './streams.ts';

/** What is kept of a life beside its events and is not what they say. */
export interface KeptDifference {
  readonly machine: string;
  readonly id: string;
  readonly fields: readonly string[];
}

interface KeptRow extends Fields {
  readonly row: Fields;
}

/**
 * Makes every row, every remembered life, every line of the ledger, every move of stock and every step again from the events, replaces what differs
 * and removes what has no events.
 * Inside the caller's transaction.
 */
export async function rebuild(
  client: pg.ClientBase,
): Promise<{ readonly streams: number; readonly differences: readonly KeptDifference[] }> {
  const differences: KeptDifference[] = [];
  let streams = 0;
  const left = await keptRows(client);
  const remembered = await rememberedLives(client);
  const books = await keptBooks(client);
  const moves = await keptMoves(client);
  for await (const { machine, id, history } of streamsOf(client)) {
    const noun = nouns[machine];
    if (!noun) continue;
    streams += 1;
    const { life, posted } = replayedWithPostings(noun, id, history);
    const key = `${machine}/${id}`;
    const row = unlike(left.get(key), rowOf(noun, life));
    const memory = remembered.get(key);
    const lifeFields = memory ? unlike(memory, memoryOf(life)) : [];
    const lines = await postAgain(client, { machine, id }, history, posted, books);
    const moved = machine === 'order' && (await moveAgain(client, id, movesTold(machine, id, history), moves));
    left.delete(key);
    if (row.length > 0) await keepRows(client, [{ machine, life }]);
    if (lifeFields.length > 0) await remember(client, machine, life);
    const fields = [...row, ...lifeFields, ...lines, ...(moved ? ['stock moves'] : [])];
    if (fields.length > 0) differences.push({ machine, id, fields });
  }
  for (const key of left.keys()) {
    const machine = key.slice(0, key.indexOf('/'));
    const id = key.slice(machine.length + 1);
    await client.query(`delete from ${rowTable(machine)} where id = $1`, [id]);
    differences.push({ machine, id, fields: ['no event tells of it'] });
  }
  differences.push(...(await removeStrays(client, books)));
  for (const id of moves.keys()) {
    await client.query('delete from stock_moves where id = $1', [id]);
    differences.push({ machine: 'order', id, fields: ['stock moves: no event tells of it'] });
  }
  differences.push(...(await followAgain(client)));
  return { streams, differences };
}

async function keptRows(client: pg.ClientBase): Promise<Map<string, Fields>> {
  const found = new Map<string, Fields>();
  for (const machine of Object.keys(nouns)) {
    const { rows } = await client.query<KeptRow & { id: string }>(
      `select id, version, state, branches, owner, row from ${rowTable(machine)}`,
    );
    for (const { id, row, ...head } of rows) found.set(`${machine}/${id}`, { ...head, ...prefixed('row', row) });
  }
  return found;
}

/** Lives as remembered by the machines that run now; others are folded anew anyway. */
async function rememberedLives(client: pg.ClientBase): Promise<Map<string, Fields>> {
  const { rows } = await client.query<Omit<Life, 'context'> & KeptContext & { machine: string; machine_hash: string }>(
    'select machine, id, version, states, remembered, context, long_context, machine_hash from streams',
  );
  const present = rows.filter(({ machine, machine_hash }) => machine_hash === machineHash(machine));
  return new Map(
    present.map((life) => [`${life.machine}/${life.id}`, memoryOf({ ...life, context: readContext(life) })]),
  );
}

async function remember(client: pg.ClientBase, machine: string, life: Life): Promise<void> {
  await client.query(
    'update streams set states = $3, remembered = $4, context = $5, long_context = $6 where machine = $1 and id = $2',
    [machine, life.id, life.states, life.remembered, ...writtenContext(machine, life)],
  );
}
