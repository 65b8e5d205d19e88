import type pg from 'pg';
import { z } from 'zod';
import { hexOf } from '#proofs/bytes.ts';
import { writeKey } from '#proofs/checkpoint.ts';
import { Problem } from '../http/errors.ts';
import { route, type Route } from '../http/route.ts';
import { bothDone } from '../ledger/duties.ts';
import { proveConsistency, proveInclusion, signedCheckpoint, treeSize, type Proof } from '../ledger/proofs.ts';
import { keysOf } from '../ledger/signing/keys.ts';
import { keepLook } from '../reads/keep.ts';
import { loggedEvent } from '../store/history.ts';
import { streamKey } from '../store/load.ts';
import { isVisible, rowsOf } from '../store/rows.ts';
import { nounOf, type Core } from './context.ts';
import { closedIn, toldOf } from './records.ts';

const number = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const size = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const hashes = z.array(z.string());

const refused = (rule: string, values: Readonly<Record<string, string | number>>): Problem =>
  new Problem('invalid', { refusals: [{ code: 'invalid', rule, values }] });

/** The hashes in hexadecimal, in their order. */
function written(proof: Proof): string[] {
  if (proof === 'sealed') throw new Problem('conflict', { refusals: [{ code: 'rule', rule: 'audit.sealed' }] });
  return proof.hashes.map(hexOf);
}

async function withinLog(pool: pg.Pool, field: string, wanted: number): Promise<void> {
  const most = await treeSize(pool);
  if (wanted > most) throw refused('audit.beyondLog', { field, wanted, size: most });
}

/** The signed tree over the log: its latest checkpoint, and proofs that anybody can verify (decision 51). */
export const proofRoutes = ({ pool }: Pick<Core, 'pool'>): Route[] => [
  route({
    method: 'GET',
    path: '/api/audit/checkpoint',
    summary:
      'The latest signed checkpoint of the log (C2SP, tlog-checkpoint), and every key that ever signed, the last in use.',
    reply: z.strictObject({
      size: z.int(),
      /** SHA-256, hexadecimal. */
      root: z.string(),
      note: z.string(),
      key: z.string(),
      keys: z.array(z.string()),
      signedAt: z.string(),
    }),
    handle: async () => {
      const latest = await signedCheckpoint(pool);
      if (!latest) throw new Problem('notFound', { refusals: [{ code: 'invalid', rule: 'audit.nothingSigned' }] });
      const keys = await keysOf(pool);
      const { root, at, ...told } = latest;
      return { ...told, root: hexOf(root), signedAt: at, keys: keys.map(writeKey) };
    },
  }),
  route({
    method: 'GET',
    path: '/api/audit/consistency',
    summary: 'Hashes that prove the log of one size to begin with that of another (RFC 6962, 2.1.2), hexadecimal.',
    query: z.strictObject({ from: size, to: size }),
    reply: z.strictObject({ from: z.int(), to: z.int(), hashes }),
    handle: async ({ query: { from, to }, actor }) => {
      if (from > to) throw refused('audit.sizesInOrder', { field: 'from', from, to });
      await withinLog(pool, 'to', to);
      return { from, to, hashes: written(await proveConsistency(pool, actor, from, to)) };
    },
  }),
  route({
    method: 'GET',
    path: '/api/audit/inclusion/:number',
    summary: 'Hashes that prove an event, by its number, to be in the log of a size (RFC 6962, 2.1.1), hexadecimal.',
    params: z.strictObject({ number }),
    query: z.strictObject({ size }),
    reply: z.strictObject({ number: z.int(), size: z.int(), hashes }),
    handle: async ({ params, query, actor }) => {
      if (params.number > query.size)
        throw refused('audit.beyondSize', { field: 'size', number: params.number, size: query.size });
      await withinLog(pool, 'size', query.size);
      const proof = await proveInclusion(pool, actor, params.number, query.size);
      return { number: params.number, size: query.size, hashes: written(proof) };
    },
  }),
  route({
    method: 'GET',
    path: '/api/audit/duties',
    summary:
      'Cases of which one person did both steps that two should do, by what the machines know of them; the latest 500.',
    reply: z.strictObject({
      total: z.int(),
      cases: z.array(
        z.strictObject({
          machine: z.string(),
          life: z.string(),
          kind: z.string(),
          first: z.string(),
          second: z.string(),
          firstNumber: z.int().nullable(),
          secondNumber: z.int().nullable(),
          doneBy: z.string(),
          doneByName: z.string().nullable(),
          branch: z.string().nullable(),
          at: z.string(),
        }),
      ),
    }),
    handle: async ({ actor }) => {
      // Lines of one branch would say nothing of a case that two branches had a part in.
      if (actor.scope !== 'all') throw new Problem('forbidden');
      return bothDone(pool);
    },
  }),
  route({
    method: 'GET',
    path: '/api/audit/events/:number',
    summary:
      'One event of the log by its number; whether all that its hash is made of is shown, and the chain after it.',
    params: z.strictObject({ number }),
    handle: async (call) => {
      const { params, actor } = call;
      const { rows } = await pool.query<Parameters<typeof loggedEvent>[0] & { chain: Buffer }>(
        `select events.*, log_sequence.chain from log_sequence join events using (position) where sequence = $1`,
        [params.number],
      );
      const [row] = rows;
      if (!row) throw new Problem('notFound');
      const event = loggedEvent(row);
      const noun = nounOf(event.machine, actor);
      const kept = (await rowsOf(pool, [event])).get(streamKey(event));
      if (!kept || !isVisible(actor, kept)) throw new Problem('notFound');
      const closed = await closedIn(pool, noun, event.id, actor);
      const told = toldOf(event, actor, closed);
      const { machine, id } = event;
      await keepLook(pool, call, { machine, way: 'logEvent', lives: [{ id, value: [told.data, told.known] }] });
      return { number: params.number, chain: told.hash && hexOf(row.chain), ...told };
    },
  }),
];
