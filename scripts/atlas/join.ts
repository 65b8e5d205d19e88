import {
  LEVELS,
  type Exercise,
  type Faults,
  type Level,
  type LevelAtlas,
  type TestAtlas,
} from '#instruments/export/testAtlas.ts';
import type { Exercised, FileReport, MutationReport } from '#modelTesting/atlas/report.ts';

/** Maximum number of named tests of a transition or rule; all of them are counted. */
const MOST_SHOWN = 5;

/** Reports by level. */
export type Reports = Readonly<Record<Level, readonly FileReport[]>>;

/**
 * Joins the reports of test files and of the mutation campaign for one machine. Reports on another hash of it are
 * ignored.
 */
export function joined(
  machine: string,
  hash: string,
  reports: Reports,
  mutations: readonly MutationReport[],
): TestAtlas {
  const levels: Partial<Record<Level, LevelAtlas>> = {};
  for (const level of LEVELS) {
    const found = levelOf(machine, hash, reports[level]);
    if (found) levels[level] = found;
  }
  const mutation = mutations.find((one) => one.machine === machine && one.hash === hash);
  return { machine, hash, levels, mutation: mutation ? faultsOf(mutation) : null };
}

function levelOf(machine: string, hash: string, reports: readonly FileReport[]): LevelAtlas | null {
  const own = reports
    .filter(({ machines }) => machines[machine]?.hash === hash)
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const times = own.map(({ at }) => at).toSorted();
  const [from, to] = [times[0], times.at(-1)];
  if (from === undefined || to === undefined) return null;
  const tests: LevelAtlas['tests'][number][] = [];
  const places = new Map<string, number>();
  const placeOf = (report: FileReport, index: number): number => {
    const key = `${report.file} ${index}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const { name = '', passed = false } = report.tests[index] ?? {};
    places.set(key, tests.length);
    return tests.push({ file: report.file, name, passed }) - 1;
  };
  const gathered = (kind: keyof Exercised): Record<string, Exercise> => {
    const all = new Map<string, { count: number; failed: number; shown: number[] }>();
    for (const report of own)
      for (const [key, by] of Object.entries(report.machines[machine]?.[kind] ?? {})) {
        const sum = all.get(key) ?? { count: 0, failed: 0, shown: [] };
        all.set(key, sum);
        sum.count += by.length;
        for (const index of by) {
          const failed = report.tests[index]?.passed !== true;
          if (failed) sum.failed += 1;
          if (sum.shown.length < MOST_SHOWN || failed) sum.shown.push(placeOf(report, index));
        }
      }
    return Object.fromEntries([...all].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  };
  const [transitions, kept, refused] = [gathered('ways'), gathered('kept'), gathered('refused')];
  return { from, to, files: own.length, tests, ways: transitions, kept, refused };
}

function faultsOf({ at, all, tried }: MutationReport): TestAtlas['mutation'] {
  const transitions: Record<string, Faults> = {};
  const rules: Record<string, Faults> = {};
  for (const { way: transition, rule, outcome } of tried) {
    if (transition !== undefined) transitions[transition] = withOne(transitions[transition], outcome);
    if (rule !== undefined) rules[rule] = withOne(rules[rule], outcome);
  }
  return { at, all, tried: tried.length, ways: transitions, rules };
}

const NONE: Faults = { noticed: 0, equivalent: 0, unnoticed: 0 };
const withOne = (faults = NONE, outcome: keyof Faults): Faults => ({ ...faults, [outcome]: faults[outcome] + 1 });
