import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { transitionsOfAll } from '#machines/kit/describe.ts';
import { order } from '#machines/order/index.ts';

type Code = number | null;
interface Table {
  readonly states: Readonly<
    Record<string, { code: number; en: string; zh: string; holder: string; inStock: boolean; final: boolean }>
  >;
  readonly rows: readonly { operation: number; name: string; event: string; from: Code[]; to: Code | 'history' }[];
  readonly additions: readonly { events: string[]; from: Code[]; to: Code; reason: string }[];
}

/** The lifecycle as designed (operations 0 to 52, 99 and -1), transcribed separately from the machine. */
const table = JSON.parse(readFileSync(new URL('table.json', import.meta.url), 'utf8')) as Table;

const { structure } = order;
const codeOf = (state: string): Code => structure.states.get(state)?.meta.code ?? null;
const transitions = transitionsOfAll(order)
  .filter(({ region }) => region === structure.main)
  .map(({ from, event, to }) => {
    const reached = typeof to === 'object' && to !== null ? 'history' : codeOf(to ?? from);
    return `${codeOf(from) ?? 'new'} ${event} ${reached}`;
  });
const written = (from: Code, event: string, to: Code | 'history') => `${from ?? 'new'} ${event} ${to ?? from}`;
const rows = table.rows.flatMap(({ from, event, to }) => from.map((code) => written(code, event, to)));
const additions = table.additions.flatMap(({ events, from, to }) =>
  events.flatMap((event) => from.map((code) => written(code, event, to))),
);

describe('the table of operations', () => {
  it('the table of operations has all 55 operations, each with a row', () => {
    const operations = new Set(table.rows.map(({ operation }) => operation));
    expect([...operations].toSorted((a, b) => a - b)).toEqual([-1, ...Array.from({ length: 53 }, (_, n) => n), 99]);
  });

  it('the table of operations is in the order machine, row by row', () => {
    expect(rows.filter((row) => !transitions.includes(row))).toEqual([]);
  });

  it('the table of operations leaves nothing in the order machine unsaid but the additions, each with its reason', () => {
    expect(transitions.filter((transition) => !rows.includes(transition) && !additions.includes(transition))).toEqual(
      [],
    );
    expect(additions.filter((transition) => !transitions.includes(transition) || rows.includes(transition))).toEqual(
      [],
    );
    expect(table.additions.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });

  it.each(table.rows)(
    'the table of operations gives $event the operation $operation ($name)',
    ({ event, operation }) => {
      expect(order.events[event]?.operation).toBe(operation);
    },
  );
});

describe('the states', () => {
  it('the states of an order are the 24 of the design with codes 0 to 23, and the one before creation', () => {
    const main = [...structure.states.values()].filter(({ region }) => region === structure.main);
    expect(main.filter(({ meta }) => meta.absent).map(({ id }) => id)).toEqual(['absent']);
    const coded = main.filter(({ meta }) => !meta.absent).map(({ id, meta }) => [id, meta.code]);
    expect(Object.fromEntries(coded)).toEqual(
      Object.fromEntries(Object.entries(table.states).map(([id, { code }]) => [id, code])),
    );
    expect(coded.map(([, code]) => Number(code)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 24 }, (_, n) => n),
    );
  });

  it.each([
    [19, 'rejected'],
    [20, 'toBeSentBack'],
    [21, 'warehoused'],
    [22, 'inStorage'],
  ])('a state of an order keeps the code %i, which the specification gives to %s', (code, state) => {
    expect(codeOf(state)).toBe(code);
  });

  it.each(Object.entries(table.states))(
    'the state %s is in stock and at its end as designed',
    (id, { inStock, final }) => {
      const meta = structure.states.get(id)?.meta;
      expect({ inStock: meta?.tags?.includes('inStock') ?? false, final: meta?.final ?? false }).toEqual({
        inStock,
        final,
      });
    },
  );
});
