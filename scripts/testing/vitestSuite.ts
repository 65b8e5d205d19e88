import { globSync } from 'node:fs';
import type { Level } from '#instruments/export/testAtlas.ts';
import { reportsOf } from '../atlas/kept.ts';
import { runCommand } from '../command.ts';
import { JOURNAL } from './journal.ts';
import { literal, PATIENCE, type Selection, type Suite } from './suite.ts';

export type Project = 'pure' | 'programs' | 'campaigns' | 'server' | 'server-campaigns';

/** Projects of vitest that a suite runs, and the level of its tests in the atlas of tests. */
const SUITES: Readonly<Record<Project, { projects: readonly string[]; level: Level | null; isRepeated: boolean }>> = {
  pure: { projects: ['pure', 'pure-services', 'pure-views'], level: 'pure', isRepeated: false },
  programs: { projects: ['programs'], level: null, isRepeated: true },
  campaigns: { projects: ['campaigns'], level: 'generated', isRepeated: false },
  server: { projects: ['server'], level: 'server', isRepeated: true },
  'server-campaigns': { projects: ['server-campaigns'], level: 'server', isRepeated: true },
};

const SPECS = 'tests/**/*.spec.ts';

/** Returns the words that select tests: names of files, which vitest takes as filters, and a title. */
function wordsOf({ only, without, named }: Selection): readonly string[] {
  if (named !== undefined) return [named.file, '-t', literal(named.title)];
  if (only !== undefined) return [...new Set(only.map(({ file }) => file))];
  if (without === undefined || without.size === 0) return [];
  return globSync(SPECS).filter((file) => !without.has(file));
}

/** Suite of projects of vitest. Records the parts of machines that its tests exercise. */
export function vitestSuite(name: Project): Suite {
  const { projects, level, isRepeated } = SUITES[name];
  return {
    name,
    isRepeated,
    prepare: () => Promise.resolve(null),
    run: (selection, journal, logFile) => {
      const { alone = false, shard } = selection;
      const options = [
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=dot',
        '--reporter=./scripts/testing/vitestReporter.ts',
        ...(alone ? ['--maxWorkers=1'] : []),
        ...(shard === undefined ? [] : [`--shard=${shard}`]),
      ];
      return runCommand(['vitest', 'run', ...options, ...wordsOf(selection)], {
        logFile,
        env: {
          NO_COLOR: '1',
          [JOURNAL]: journal,
          ...(alone ? { PATIENCE } : {}),
          ...(level && { ATLAS: reportsOf(level) }),
        },
      });
    },
  };
}
