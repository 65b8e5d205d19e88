import { statSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSameBytes } from '#proofs/bytes.ts';
import { isSignedBy, readCheckpoint } from '#proofs/checkpoint.ts';
import { isConsistent, isIncluded } from '#proofs/merkle.ts';
import { ForeignKey, keysOf, takeKey } from '#server/ledger/signing/keys.ts';
import { signCheckpoints } from '#server/ledger/signing/sign.ts';
import { signerIn } from '#server/ledger/signing/signer.ts';
import { nodesIn } from '#server/ledger/tree/nodes.ts';
import { consistencyProof, inclusionProof, rootOf } from '#server/ledger/tree/prove.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { someLeaves, treeOver } from '../../proofs/tree.ts';

const AT = '2026-11-20T05:00:00.000Z';
const leaves = someLeaves(150);
const tree = treeOver(leaves);
const whole = (hashes: readonly Uint8Array[]) => hashes.map((hash) => Uint8Array.from(hash));

let database: TestDatabase;
let directory = '';

/** Numbers some generated events, as the numberer does: only their hashes matter here. */
async function number(from: number, to: number): Promise<void> {
  await database.pool.query(
    `insert into log_sequence (sequence, tx, position, machine, id, version, hash, chain)
     select $1 + place, '1', $1 + place, 'dictionary', 'D', 1, hash, hash
     from unnest($2::bytea[]) with ordinality as given (hash, place)`,
    [from, leaves.slice(from, to)],
  );
  await database.pool.query('select grow_log_tree($1, $2)', [from, to]);
}

beforeAll(async () => {
  database = await createTestDatabase();
  directory = mkdtempSync(join(tmpdir(), 'shweli-key-'));
  let size = 0;
  for (const step of [1, 1, 2, 3, 9, 16, 0, 1, 31, 63, 23]) await number(size, (size += step));
});
afterAll(async () => {
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

describe('the tree that the database keeps', () => {
  const read = () => nodesIn(database.pool);

  it('the tree that the database keeps has the root of every size, however the log grew', async () => {
    for (let size = 0; size <= leaves.length; size += 1)
      expect(isSameBytes(await rootOf(size, read()), tree.at(size).root), String(size)).toBe(true);
  });

  it('the tree that the database keeps grows the same at once, as for a log that is older than the tree', async () => {
    const kept = 'select level, place, hash from log_tree order by 1, 2';
    const { rows: before } = await database.pool.query(kept);
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      await client.query('delete from log_tree');
      await client.query('select grow_log_tree(0, $1)', [leaves.length]);
      expect((await client.query(kept)).rows).toEqual(before);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('the tree that the database keeps proves every event and every two sizes in one reading of a few rows', async () => {
    let most = 0;
    const counted = async (wanted: Parameters<ReturnType<typeof nodesIn>>[0]) => {
      most = Math.max(most, wanted.length);
      return read()(wanted);
    };
    for (let index = 0; index < leaves.length; index += 7) {
      const path = whole(await inclusionProof(index, leaves.length, counted));
      expect(await isIncluded(leaves[index] ?? new Uint8Array(), index, tree.at(leaves.length), path)).toBe(true);
      const older = whole(await consistencyProof(index, leaves.length, counted));
      expect(await isConsistent(tree.at(index), tree.at(leaves.length), older)).toBe(true);
    }
    expect(most).toBeLessThanOrEqual(2 * Math.ceil(Math.log2(leaves.length)));
  });

  it('the tree that the database keeps says so where a subtree is not there', async () => {
    await expect(rootOf(leaves.length + 1, read())).rejects.toThrow(/no subtree 150 of level 0/);
    await expect(rootOf(256, read())).rejects.toThrow(/no subtree 0 of level 8/);
  });

  it('the tree that the database keeps is never changed', async () => {
    for (const table of ['log_tree', 'log_keys', 'signed_checkpoints'])
      await expect(database.pool.query(`truncate ${table} cascade`)).rejects.toThrow(/never changed/);
    await expect(database.pool.query('update log_tree set place = 9')).rejects.toThrow(/never changed/);
  });
});

describe('the key of the log', () => {
  it('the key of the log is made once, for its owner alone, though others start too', async () => {
    const [one, ...others] = await Promise.all([1, 2, 3].map(() => signerIn(directory)));
    const again = await signerIn(directory);
    for (const other of [...others, again]) expect(other.publicKey).toEqual(one?.publicKey);
    expect(statSync(join(directory, 'log-key.pem')).mode & 0o777).toBe(0o600);
  });

  it('the key of the log signs checkpoints in their order, once; another key does not until it is taken on', async () => {
    const keep = (sequence: number) =>
      database.pool.query(`insert into checkpoints (sequence, chain, at) values ($1, sha256(''), $2)`, [sequence, AT]);
    const signer = await signerIn(directory);
    await keep(40);
    await keep(150);
    expect(await signCheckpoints(database.pool, signer, AT)).toBe(2);
    expect(await signCheckpoints(database.pool, signer, AT)).toBe(0);
    const [key] = await keysOf(database.pool);
    const { rows } = await database.pool.query<{ note: string }>(
      'select note from signed_checkpoints order by sequence',
    );
    for (const [index, size] of [40, 150].entries()) {
      const checkpoint = readCheckpoint(rows[index]?.note ?? '');
      expect(checkpoint).toMatchObject({ size, origin: key?.name, root: tree.at(size).root });
      expect(checkpoint && key && (await isSignedBy(checkpoint, key))).toBe(true);
    }

    const other = await signerIn(join(directory, 'other'));
    await expect(signCheckpoints(database.pool, other, AT)).rejects.toThrow(ForeignKey);
    const taken = await takeKey(database.pool, other, AT);
    expect(taken).toMatchObject({ name: key?.name, publicKey: other.publicKey });
    expect(await takeKey(database.pool, other, AT)).toEqual(taken);
    expect(await signCheckpoints(database.pool, other, AT)).toBe(0);
    await expect(signCheckpoints(database.pool, signer, AT)).rejects.toThrow(/takeKey/);
    expect(await keysOf(database.pool)).toHaveLength(2);
  });
});
