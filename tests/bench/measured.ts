import { spawnSync } from 'node:child_process';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';

const positive = z.number().positive();

/** One line of a benchmark's report. The peer and the limit may be null; without both there is no divisor. */
const line = z
  .looseObject({
    name: z.string(),
    ours: positive,
    peer: positive.nullable(),
    limit: positive.nullable(),
    ratio: positive.nullable(),
    unit: z.string().min(1),
  })
  .refine(({ peer, limit, ratio }) => (ratio === null) === (peer === null && limit === null));

/** A benchmark, with the names of its lines and its statement of correctness. */
export interface Benchmark {
  readonly bench: string;
  readonly names: readonly string[];
  readonly sound?: object;
}

/** Runs the benchmarks with these words. */
export function run(...words: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: inject('maintenanceUrl'), NODE_ENV: '' };
  return spawnSync('node', ['bench/main.ts', ...words], { encoding: 'utf8', env });
}

/** Declares a test for each benchmark: it runs, and reports what it should. */
export const measures = (benchmarks: readonly Benchmark[]): void =>
  it.each(benchmarks)('the speed of $bench is measured', ({ bench: words, names, sound = {} }) => {
    const { status, stdout, stderr } = run('--small', ...words.split(' '));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const lines = stdout
      .trim()
      .split('\n')
      .map((text) => line.parse(JSON.parse(text)));
    expect(lines.map(({ name }) => name)).toEqual(names);
    for (const one of lines) expect(one).toMatchObject(sound);
  });
