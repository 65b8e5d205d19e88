/** Full sizes of each benchmark, the source of quoted figures. */
const whole = {
  append: { orders: 10_000, rounds: 3, roundMs: 4000 },
  replay: { aggregates: 2000, rounds: 5 },
  rejudge: { demonstration: 2000, events: 1_000_000 },
  practice: { demonstration: 2000, events: 1_000_000 },
  histories: { events: 100_000 },
  list: { orders: 1_000_000, times: 100, deepPage: 400 },
  reports: { orders: 1_000_000, times: 20, roundMs: 20_000 },
  finance: { lines: 1_000_000, bills: 100_000, times: 20 },
  scan: { expected: 10_000, scans: 120, served: 60 },
  'scan-to-screen': { orders: 50, times: 200 },
  'first-load': { times: 7 },
  registers: { staff: 5000, branches: 2000, roles: 200, times: 9 },
  'cold-list': { orders: 2000, times: 5, screens: 3, stretchMs: 5000 },
  tabs: { records: 24 },
};

export type Sizes = typeof whole;
export type BenchName = keyof Sizes;
export const BENCHES = Object.keys(whole);

/** Smallest sizes, to show that each benchmark still runs. */
const small: Sizes = {
  append: { orders: 100, rounds: 1, roundMs: 200 },
  replay: { aggregates: 20, rounds: 1 },
  rejudge: { demonstration: 30, events: 10_000 },
  practice: { demonstration: 30, events: 10_000 },
  histories: { events: 1000 },
  list: { orders: 3000, times: 5, deepPage: 10 },
  reports: { orders: 3000, times: 3, roundMs: 300 },
  finance: { lines: 4000, bills: 500, times: 3 },
  scan: { expected: 20, scans: 5, served: 5 },
  'scan-to-screen': { orders: 5, times: 10 },
  'first-load': { times: 1 },
  registers: { staff: 50, branches: 20, roles: 10, times: 1 },
  'cold-list': { orders: 30, times: 1, screens: 1, stretchMs: 300 },
  tabs: { records: 2 },
};

/** Returns the environment variable that sets a count: BENCH_DEEP_PAGE for deepPage. */
const variableOf = (key: string): string => `BENCH_${key.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

/** Returns the counts of one benchmark, each overridden by its variable. Throws for a variable that is no count. */
export function sizeOf<Name extends BenchName>(name: Name, isSmall: boolean): Sizes[Name] {
  const counts = Object.entries((isSmall ? small : whole)[name]).map(([key, count]) => {
    const given = process.env[variableOf(key)];
    if (given !== undefined && !/^[1-9]\d*$/.test(given))
      throw new Error(`${variableOf(key)} is not a count: ${given}`);
    return [key, given === undefined ? count : Number(given)];
  });
  return Object.fromEntries(counts) as Sizes[Name];
}
