import { expect, it } from 'vitest';
import { loadDemonstration } from '#server/demo/demonstration.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { createTestDatabase } from '../../support/database.ts';
import { emptyPlaces } from './places.ts';

/** A quarter of an hour into a day of Yangon. Its bills and slips exist, and no other event of the day. */
const NOW = new Date('2026-11-22T17:43:40.000Z');
/** Half of a first start's orders: enough for all but the rarest states. */
const ORDERS = 1000;
/** States that one order in a thousand does not reach with certainty. */
const RAREST = ['payable open', 'deliveryClaim returnSignDisputed'];

it('the demonstration world can be made shortly after midnight, with records in every state', async () => {
  const database = await createTestDatabase();
  try {
    const { pool } = database;
    await loadDemonstration(pool, createProposer(pool, createSerials(pool)), NOW, ORDERS);
    const empty = await emptyPlaces(pool);
    expect(empty.filter((place) => !RAREST.includes(place))).toEqual([]);
  } finally {
    await database.drop();
  }
});
