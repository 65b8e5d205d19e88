import type pg from 'pg';
import { readCheckpoint, readConsistency, readDuties, readInclusion, readLogEvent } from '#calls/proofs.ts';
import { hexOf } from '#proofs/bytes.ts';
import { writeKey } from '#proofs/checkpoint.ts';
import { Problem } from '../../http/errors.ts';
import { implement, type Route } from '../../http/route.ts';
import { bothDone } from '../proofs/duties.ts';
import { proveConsistency, proveInclusion, signedCheckpoint, treeSize, type Proof } from '../proofs/proofs.ts';
import { keysOf } from '../../ledger/signing/keys.ts';
import { recordRead } from '../../reads/recordRead.ts';
import { loggedEvent } from '../../store/history.ts';
import { streamKey } from '../../store/streamName.ts';
import { isVisible, rowsOf } from '../../store/rows.ts';
import { aggregateTypeOf, type Core } from '../../routes/context.ts';
import { closedIn, visibleRecordOf } from '../../routes/records.ts';

const refused = (rule: string, values: Readonly<Record<string, string | number>>): Problem =>
  new Problem('invalid', { refusals: [{ code: 'invalid', rule, values }] });

/** Returns the hashes in hexadecimal, in order; throws for sealed content. */
function written(proof: Proof): string[] {
  if (proof === 'sealed') throw new Problem('conflict', { refusals: [{ code: 'rule', rule: 'audit.sealed' }] });
  return proof.hashes.map(hexOf);
}

async function withinLog(pool: pg.Pool, field: string, wanted: number): Promise<void> {
  const most = await treeSize(pool);
  if (wanted > most) throw refused('audit.beyondLog', { field, wanted, size: most });
}

/** Routes of the signed tree over the log: its latest checkpoint, and proofs that anybody can verify (decision 51). */
export const proofRoutes = ({ pool }: Pick<Core, 'pool'>): Route[] => [
  implement(readCheckpoint, async () => {
    const latest = await signedCheckpoint(pool);
    if (!latest) throw new Problem('notFound', { refusals: [{ code: 'invalid', rule: 'audit.nothingSigned' }] });
    const keys = await keysOf(pool);
    const { root, at, ...told } = latest;
    return { ...told, root: hexOf(root), signedAt: at, keys: keys.map(writeKey) };
  }),
  implement(readConsistency, async ({ query: { from, to }, actor }) => {
    if (from > to) throw refused('audit.sizesInOrder', { field: 'from', from, to });
    await withinLog(pool, 'to', to);
    return { from, to, hashes: written(await proveConsistency(pool, actor, from, to)) };
  }),
  implement(readInclusion, async ({ params, query, actor }) => {
    if (params.number > query.size)
      throw refused('audit.beyondSize', { field: 'size', number: params.number, size: query.size });
    await withinLog(pool, 'size', query.size);
    const proof = await proveInclusion(pool, actor, params.number, query.size);
    return { number: params.number, size: query.size, hashes: written(proof) };
  }),
  implement(readDuties, async ({ actor }) => {
    // A case may involve two branches, so the lines of one would be incomplete.
    if (actor.scope !== 'all') throw new Problem('forbidden');
    return bothDone(pool);
  }),
  implement(readLogEvent, async (call) => {
    const { params, actor } = call;
    const { rows } = await pool.query<Parameters<typeof loggedEvent>[0] & { chain: Buffer }>(
      `select events.*, log_sequence.chain from log_sequence join events using (position) where sequence = $1`,
      [params.number],
    );
    const [row] = rows;
    if (!row) throw new Problem('notFound');
    const event = loggedEvent(row);
    const aggregateType = aggregateTypeOf(event.machine, actor);
    const kept = (await rowsOf(pool, [event])).get(streamKey(event));
    if (!kept || !isVisible(actor, kept)) throw new Problem('notFound');
    const closed = await closedIn(pool, aggregateType, event.id, actor);
    const shown = visibleRecordOf(event, actor, closed);
    const { machine, id } = event;
    await recordRead(pool, call, { machine, way: 'logEvent', lives: [{ id, value: [shown.data, shown.known] }] });
    return { number: params.number, chain: shown.hash && hexOf(row.chain), ...shown };
  }),
];
