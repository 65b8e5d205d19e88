import { expect, it } from 'vitest';
import { loadDemonstration } from '#server/demo/demonstration.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { createTestDatabase } from '../../support/database.ts';

/** A quarter of an hour into a day of Yangon: its bills and slips are made, nothing else of it has happened. */
const NOW = new Date('2026-11-22T17:43:40.000Z');

it('the demonstration world can be made shortly after midnight: what was paid out is not given back', async () => {
  const database = await createTestDatabase();
  try {
    const { pool } = database;
    await loadDemonstration(pool, createProposer(pool, createSerials(pool)), NOW);
    const { rows } = await pool.query<{ refunds: number }>('select count(*)::int as refunds from row_refund');
    expect(rows[0]?.refunds).toBeGreaterThan(0);
  } finally {
    await database.drop();
  }
}, 240_000);
