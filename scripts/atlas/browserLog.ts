import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { replay } from '#machines/kit/replay.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { openLedger } from '#server/ledger/openLedger.ts';
import { streamsOf } from '#server/ledger/streams.ts';
import { Exercises } from '#modelTesting/atlas/exercised.ts';
import type { TestReport } from '#modelTesting/atlas/report.ts';
import { writeReport } from '#modelTesting/atlas/write.ts';

interface Suite {
  readonly specs: readonly z.infer<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}
const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ status: z.string(), startTime: z.string(), duration: z.number() })),
    }),
  ),
});
const suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(spec), suites: z.array(suite).optional() }));
const report = z.object({ suites: z.array(suite) });

/** A browser test and its run time; one runs at a time on one server. */
interface Shift {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  readonly from: string;
  readonly to: string;
}

const specsIn = ({ specs, suites = [] }: Suite): z.infer<typeof spec>[] => [...specs, ...suites.flatMap(specsIn)];

/** Returns every run of every test in Playwright's report. */
export const shiftsIn = (reportFile: string): Shift[] =>
  report
    .parse(JSON.parse(readFileSync(reportFile, 'utf8')))
    .suites.flatMap(specsIn)
    .flatMap(({ title, file, tests }) =>
      tests.flatMap(({ results }) =>
        results
          .filter(({ status }) => status !== 'skipped')
          .map(({ status, startTime, duration }) => ({
            file: `e2e/${file}`,
            name: title,
            passed: status === 'passed',
            from: new Date(startTime).toISOString(),
            to: new Date(Date.parse(startTime) + duration).toISOString(),
          })),
      ),
    );

interface Refused {
  readonly machine: string;
  readonly at: string;
  readonly refusals: readonly { readonly rule?: string | null }[];
}

/** Reports the transitions and rules that each browser test exercised, as its server's log shows. */
export async function reportBrowser(directory: string, dataDirectory: string, shifts: readonly Shift[]): Promise<void> {
  const files = new Map<string, { tests: TestReport[]; exercises: Exercises }>();
  const place = new Map<Shift, number>();
  for (const shift of shifts) {
    const of = files.get(shift.file) ?? { tests: [], exercises: new Exercises() };
    files.set(shift.file, of);
    place.set(shift, of.tests.push({ name: shift.name, passed: shift.passed }) - 1);
  }
  const during = (at: string) => {
    const shift = shifts.find(({ from, to }) => from <= at && at <= to);
    const of = shift && files.get(shift.file);
    return of && { exercises: of.exercises, test: place.get(shift) ?? 0 };
  };
  const ledger = await openLedger({ dataDirectory, port: 0, databaseUrl: undefined });
  const client = await ledger.pool.connect();
  try {
    for await (const { machine, id, history } of streamsOf(client)) {
      const aggregateType = aggregateTypes[machine];
      if (!aggregateType || !history.some(({ at }) => during(at))) continue;
      replay(aggregateType, id, history, undefined, (record, before) => {
        const then = during(record.at);
        then?.exercises.allowed(aggregateType, before, record.type, then.test);
      });
    }
    const { rows } = await client.query<Refused>('select machine, at, refusals from refusals');
    for (const { machine, at, refusals } of rows) {
      const [aggregateType, then] = [aggregateTypes[machine], during(at)];
      const rules = refusals.map(({ rule }) => rule ?? null);
      if (aggregateType && then) then.exercises.refused(aggregateType, rules, then.test);
    }
  } finally {
    client.release();
    await ledger.close();
  }
  const at =
    shifts
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? new Date().toISOString();
  for (const [file, { tests, exercises }] of files) await writeReport(directory, { file, at, tests }, exercises);
}
