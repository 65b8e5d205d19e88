import { stockMovesOf } from '#machines/lookups/moved.ts';
import type pg from 'pg';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { replayedWithPostings } from '#machines/postings/replayed.ts';
import { keepRows } from '../store/aggregates.ts';
import { readContext, writtenContext, type KeptContext } from '../store/longAggregates.ts';
import { machineHash } from '../store/models.ts';
import { rowTable } from '../store/tables.ts';
import { storedLines, postAgain, removeOrphans } from './storedLines.ts';
import { sumAgain } from './monthlySums.ts';
import { snapshotOf, prefixed, rowOf, differingFields, type Fields } from './derivedFields.ts';
import { keptMoves, replaceMoves } from './stock.ts';
import { streamsOf } from './streams.ts';
import type { KeptDifference } from './keptDifference.ts';

interface KeptRow extends Fields {
  readonly row: Fields;
}

/**
 * Derives every row, snapshot, ledger line, sum of a month and stock movement again from the events, then the data of
 * `others`. Replaces those that differ and removes those without events, in the caller's transaction.
 */
export async function rebuild(
  client: pg.ClientBase,
  others: readonly ((client: pg.ClientBase) => Promise<readonly KeptDifference[]>)[],
): Promise<{ readonly streams: number; readonly differences: readonly KeptDifference[] }> {
  const differences: KeptDifference[] = [];
  let streams = 0;
  const unmatchedRows = await keptRows(client);
  const snapshots = await storedSnapshots(client);
  const ledgerLines = await storedLines(client);
  const stockMoves = await keptMoves(client);
  for await (const { machine, id, history } of streamsOf(client)) {
    const aggregateType = aggregateTypes[machine];
    if (!aggregateType) continue;
    streams += 1;
    const { aggregate, posted } = replayedWithPostings(aggregateType, id, history);
    const key = `${machine}/${id}`;
    const row = differingFields(unmatchedRows.get(key), rowOf(aggregateType, aggregate));
    const snapshot = snapshots.get(key);
    const aggregateFields = snapshot ? differingFields(snapshot, snapshotOf(aggregate)) : [];
    const lines = await postAgain(client, { machine, id }, history, posted, ledgerLines);
    const moved =
      machine === 'order' && (await replaceMoves(client, id, stockMovesOf(machine, id, history), stockMoves));
    unmatchedRows.delete(key);
    if (row.length > 0) await keepRows(client, [{ machine, aggregate }]);
    if (aggregateFields.length > 0) await writeSnapshot(client, machine, aggregate);
    const fields = [...row, ...aggregateFields, ...lines, ...(moved ? ['stock moves'] : [])];
    if (fields.length > 0) differences.push({ machine, id, fields });
  }
  for (const key of unmatchedRows.keys()) {
    const machine = key.slice(0, key.indexOf('/'));
    const id = key.slice(machine.length + 1);
    await client.query(`delete from ${rowTable(machine)} where id = $1`, [id]);
    differences.push({ machine, id, fields: ['no event belongs to it'] });
  }
  differences.push(...(await removeOrphans(client, ledgerLines)), ...(await sumAgain(client)));
  for (const id of stockMoves.keys()) {
    await client.query('delete from stock_moves where id = $1', [id]);
    differences.push({ machine: 'order', id, fields: ['stock moves: no event belongs to it'] });
  }
  for (const derive of others) differences.push(...(await derive(client)));
  return { streams, differences };
}

async function keptRows(client: pg.ClientBase): Promise<Map<string, Fields>> {
  const found = new Map<string, Fields>();
  for (const machine of Object.keys(aggregateTypes)) {
    const { rows } = await client.query<KeptRow & { id: string }>(
      `select id, version, state, branches, owner, row from ${rowTable(machine)}`,
    );
    for (const { id, row, ...head } of rows) found.set(`${machine}/${id}`, { ...head, ...prefixed('row', row) });
  }
  return found;
}

/** Reads the snapshots that present machines stored; those of others are replayed anyway. */
async function storedSnapshots(client: pg.ClientBase): Promise<Map<string, Fields>> {
  const { rows } = await client.query<
    Omit<Aggregate, 'context'> & KeptContext & { machine: string; machine_hash: string }
  >('select machine, id, version, states, remembered, context, long_context, machine_hash from streams');
  const present = rows.filter(({ machine, machine_hash }) => machine_hash === machineHash(machine));
  return new Map(
    present.map((aggregate) => [
      `${aggregate.machine}/${aggregate.id}`,
      snapshotOf({ ...aggregate, context: readContext(aggregate) }),
    ]),
  );
}

async function writeSnapshot(client: pg.ClientBase, machine: string, aggregate: Aggregate): Promise<void> {
  await client.query(
    'update streams set states = $3, remembered = $4, context = $5, long_context = $6 where machine = $1 and id = $2',
    [machine, aggregate.id, aggregate.states, aggregate.remembered, ...writtenContext(machine, aggregate)],
  );
}
