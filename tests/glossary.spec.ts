import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HOUSES = ['src', 'server', 'scripts', 'tests', 'e2e', 'bench'];
const OWN = 'tests/glossary.spec.ts';

const glossary = readFileSync('docs/glossary.md', 'utf8');
const [terms = '', retired = ''] = glossary.split('## Retired words');
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\| (?!term|retired|-)(.+) \|$/gm)].map(([, row = '']) =>
    row.split(' | ').map((cell) => cell.trim()),
  );

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...HOUSES], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => file !== OWN);
const code = new Map(
  files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')] as const),
);

/** The words an identifier is made of, in small letters. */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

/** Identifiers of a file: comments, texts and templates left out. */
const identifiersIn = (text: string): Set<string> =>
  new Set(
    text
      .replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
      .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=>)[^<>{}]+(?=<)/g, '')
      .match(/[A-Za-z_$][\w$]*/g),
  );

const gone = new Set(rowsOf(retired).flatMap(([words = '']) => words.split(', ')));

test('retired words are in no identifier', () => {
  expect(gone.size).toBeGreaterThan(8);
  const found = [...code].flatMap(([file, text]) =>
    [...identifiersIn(text)]
      .filter((name) => wordsOf(name).some((word) => gone.has(word)))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('retired words are in no name of a file', () => {
  const found = files.filter((file) => wordsOf(file).some((word) => gone.has(word)));
  expect(found).toEqual([]);
});

test('every term is in the code, where the glossary says', () => {
  const rows = rowsOf(terms);
  expect(rows.length).toBeGreaterThan(20);
  const missing = rows.flatMap(([term = '', , where = '']) =>
    [...where.matchAll(/`([^`]+)`/g)].flatMap(([, place = '']) => {
      const name = term.replaceAll('`', '');
      const texts = [...code].filter(([file]) => file === place || file.startsWith(`${place}/`));
      return texts.some(([file, text]) => text.includes(name) || file.includes(name)) ? [] : [`${name}: ${place}`];
    }),
  );
  expect(missing).toEqual([]);
});
