import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { system } from '#machines/kit/actor.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import type { Corruption } from './corruptions.ts';
import { tamper } from './forge.ts';

/** Creates an export requested `minutesAgo`, either generated with its file or still at work. */
async function exported(pool: pg.Pool, isGenerated: boolean, minutesAgo = 1): Promise<string> {
  const proposer = createProposer(pool, createSerials(pool));
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const propose = async (event: { type: string; [field: string]: unknown }, id?: string): Promise<string> => {
    const [verdict] = await proposer.propose({
      mode: 'each',
      dryRun: false,
      actor: system,
      at,
      commands: [{ key: crypto.randomUUID(), machine: 'exportTask', ...(id === undefined ? {} : { id }), event }],
    });
    if (verdict?.status !== 'accepted' || verdict.id === null) throw new Error(JSON.stringify(verdict));
    return verdict.id;
  };
  const id = await propose({
    type: 'exportTask.requested',
    machine: 'order',
    filters: [{ field: 'createdAt', op: 'between', value: ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'] }],
    sort: [],
    columns: ['id'],
    language: 'en',
    fileName: 'orders.xlsx',
  });
  if (!isGenerated) return id;
  const content = randomBytes(100);
  const objectKey = randomBytes(16).toString('hex');
  const sha256 = createHash('sha256').update(content).digest('hex');
  await pool.query('insert into export_files (task, object_key, content) values ($1, $2, $3)', [
    id,
    objectKey,
    content,
  ]);
  const reach = { scope: 'all', merchant: null, revealed: false };
  await propose({ type: 'exportTask.generated', rows: 1, bytes: 100, sha256, objectKey, reach }, id);
  return id;
}

const inFile = (name: string, text: string): Corruption => ({
  name,
  invariants: ['E09'],
  plant: async (pool) => {
    const id = await exported(pool, true);
    await tamper(pool, text, [id]);
    return `exportTask/${id}`;
  },
});

/** Corruptions of an export and its file. */
export const exportCorruptions: readonly Corruption[] = [
  inFile('a file that is gone', 'delete from export_files where task = $1'),
  inFile('a file of other bytes', `update export_files set content = content || 'x'::bytea where task = $1`),
  inFile(
    'a file changed in its middle',
    'update export_files set content = set_byte(content, 50, 255 - get_byte(content, 50)) where task = $1',
  ),
  inFile('a file under another key', `update export_files set object_key = repeat('f', 32) where task = $1`),
  {
    name: 'an export at work for ever',
    invariants: ['E09.generating'],
    plant: async (pool) => `exportTask/${await exported(pool, false, 60)}`,
  },
  {
    name: 'a file that nothing refers to',
    invariants: ['E10'],
    plant: async (pool) => {
      await tamper(
        pool,
        `insert into export_files (task, object_key, content, kept_at) values ('EXP99999999', repeat('e', 32), 'x', now() - interval '2 days')`,
      );
      return 'exportTask/EXP99999999';
    },
  },
];
