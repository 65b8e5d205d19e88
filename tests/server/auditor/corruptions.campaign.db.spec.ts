import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemonstration } from '#server/demo/demonstration.ts';
import { examineAll } from '#server/auditor/examine.ts';
import type { Finding } from '#server/auditor/invariant.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { numberAll } from '../../support/numbering.ts';
import { planted } from './planted.ts';

/** Number of orders in the demonstration world; the long campaign sets more. */
const ORDERS = Number(process.env['AUDIT_ORDERS'] ?? 400);

let database: TestDatabase;

beforeAll(
  async () => {
    database = await createTestDatabase();
    const { pool } = database;
    const now = new Date('2026-11-20T05:00:00.000Z');
    await loadDemonstration(pool, createProposer(pool, createSerials(pool)), now, ORDERS);
    await numberAll(pool, now.toISOString());
  },
  240_000 + ORDERS * 200,
);
afterAll(() => database.drop());

async function examined(): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const { findings } of examineAll(database.pool)) found.push(...findings);
  return found;
}

const aggregateOf = ({ machine, id }: Finding): string => `${machine}/${id}`;

describe('the auditor', () => {
  it('the auditor finds nothing wrong with the demonstration world', async () => {
    expect(await examined()).toEqual([]);
  });

  it(
    `the auditor finds each of ${planted.length} corruptions planted at once, and nothing in other orders`,
    async () => {
      const taken = new Set<string>();
      const laid: { name: string; aggregate: string; invariants: readonly string[] }[] = [];
      for (const { name, invariants, plant } of planted) {
        const aggregate = await plant(database.pool, taken);
        taken.add(aggregate);
        laid.push({ name, aggregate, invariants });
      }
      expect(laid.length).toBeGreaterThanOrEqual(30);
      const found = await examined();
      const seen = new Set(found.map((finding) => `${finding.invariant} ${aggregateOf(finding)}`));
      const missed = laid.flatMap(({ name, aggregate, invariants }) =>
        invariants
          .filter((invariant) => !seen.has(`${invariant} ${aggregate}`))
          .map((invariant) => `${invariant}: ${name} (${aggregate})`),
      );
      expect(missed).toEqual([]);
      /** Returns whether another aggregate's finding names the order. */
      const isBeside = (order: string): boolean =>
        found.some(
          ({ machine, id, evidence }) => machine !== 'order' && `${id} ${JSON.stringify(evidence)}`.includes(order),
        );
      const strangers = found.filter(
        (finding) => finding.machine === 'order' && !taken.has(aggregateOf(finding)) && !isBeside(finding.id),
      );
      expect(strangers).toEqual([]);
      expect(found.filter(({ evidence }) => Object.keys(evidence).length === 0)).toEqual([]);
    },
    60_000 + ORDERS * 20,
  );
});
