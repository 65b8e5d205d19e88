import type { ReactNode } from 'react';
import type { Words } from '#i18n/words.ts';
import { LEVELS, type Faults, type Level, type TestAtlas } from '#instruments/export/testAtlas.ts';
import type { PlainColumn } from '#views/shapes/detail/PlainTable.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from '../Model.css.ts';
import type { ByLevel } from './coverage.ts';

/** Shows the number of tests of one level, and of failed ones. */
export function Count({ tests, level }: { tests: ByLevel; level: Level }) {
  const words = useWords();
  const found = tests[level];
  if (!found) return '–';
  if (found.failed === 0) return words.number(found.count);
  return (
    <Status tone="critical">{words.text('ui.tests.countFailed', { count: found.count, failed: found.failed })}</Status>
  );
}

/** Returns a column for each level of tests, and one for noticed faults. */
export const levelColumns = <Line extends { readonly faults: Faults | null }>(
  words: Words,
  cell: (line: Line, level: Level) => ReactNode,
): readonly PlainColumn<Line>[] => [
  ...LEVELS.map((level) => ({
    title: words.text(`ui.tests.level.${level}`),
    cell: (line: Line) => cell(line, level),
    isNumber: true,
  })),
  { title: words.text('ui.tests.faults'), cell: ({ faults }) => <FaultCount faults={faults} />, isNumber: true },
];

/** Shows the noticed faults among the noticeable ones. */
function FaultCount({ faults }: { faults: Faults | null }) {
  const words = useWords();
  if (!faults) return '–';
  const { noticed, unnoticed } = faults;
  const text = words.text('ui.tests.noticed', { noticed, all: noticed + unnoticed });
  return unnoticed > 0 ? <Status tone="critical">{text}</Status> : text;
}

/** Marks an untested transition or rule. */
export const Untested = ({ text }: { text: string }) => <Status tone="critical">{text}</Status>;

/** Lists the first tests of each level, by name and file. */
export function Names({ atlas, tests }: { atlas: TestAtlas; tests: ByLevel }) {
  const words = useWords();
  const named = LEVELS.flatMap((level) =>
    (tests[level]?.shown ?? []).flatMap((place) => {
      const test = atlas.levels[level]?.tests[place];
      return test ? [{ level, ...test }] : [];
    }),
  );
  if (named.length === 0) return null;
  const total = LEVELS.reduce((sum, level) => sum + (tests[level]?.count ?? 0), 0);
  return (
    <details>
      <summary>{words.text('ui.tests.names', { shown: named.length, total })}</summary>
      <ul>
        {named.map(({ level, file, name, passed }) => (
          <li key={`${level} ${file} ${name}`}>
            {words.text(`ui.tests.level.${level}`)}: {name} {!passed && words.text('ui.tests.failedTest')}{' '}
            <span className={css.hash}>{file}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
