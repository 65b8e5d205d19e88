import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n');

/** Every file of the repository and every folder that holds one. */
const places = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  }),
);

/** Current documents, without notes kept as history and without generated rule books. */
const documents = files.filter((file) => file.endsWith('.md') && !/^docs\/(history|machines)\//.test(file));

/** Names of files that a worked example asks its reader to create, and one file of another project. */
const NOT_HERE = /\/holiday\b|^src\/utils\/request\.js$/;

const isPlace = (path: string): boolean => places.has(normalize(path).replace(/\/$/, ''));

test('every link between documents leads to a file', () => {
  expect(documents.length).toBeGreaterThan(50);
  const broken = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !isPlace(join(dirname(document), path)))
      .map((path) => `${document}: ${path}`),
  );
  expect(broken).toEqual([]);
});

test('every path of the code that a document names is there', () => {
  const gone = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/`((?:src|server|tests|e2e|scripts|bench|docs)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !isPlace(path) && !NOT_HERE.test(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(gone).toEqual([]);
});

test('every decision has the template, and its line in the index', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const records = documents.filter((file) => /^docs\/decisions\/\d/.test(file));
  expect(records.length).toBeGreaterThan(40);
  const faults = records.flatMap((record) => {
    const text = readFileSync(record, 'utf8');
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
    const [, status, date] = /^Status: (.+) · (\d{4}-\d\d-\d\d)$/m.exec(text) ?? [];
    const row = index.split('\n').find((line) => line.includes(`](${basename(record)})`));
    const cells = row?.split('|').map((cell) => cell.trim()) ?? [];
    const wanted = ['', number, `[${title}](${basename(record)})`, status, date];
    return [
      ...wanted.flatMap((cell, place) =>
        cell === cells[place] ? [] : [`the index says ${cells[place]}, not ${cell}`],
      ),
      ...['**Context', '**Decision'].filter((part) => !text.includes(part)).map((part) => `${part} is missing`),
    ].map((fault) => `${record}: ${fault}`);
  });
  expect(faults).toEqual([]);
});
