import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import en from '#i18n/en.json' with { type: 'json' };

const HOUSES = ['src', 'server', 'scripts', 'tests', 'e2e', 'bench'];
const OWN = 'tests/glossary.spec.ts';

const glossary = readFileSync('docs/glossary.md', 'utf8');
const [terms = '', retired = '', avoided = ''] = glossary.split(
  /^## (?:Retired words|Words that English messages avoid)$/m,
);
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\| (?!term|retired|avoided|-)(.+) \|$/gm)].map(([, row = '']) =>
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

/** Returns the words of an identifier in lower case. */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

/** Returns the identifiers of a file, without comments, strings and templates. */
const identifiersIn = (text: string): Set<string> =>
  new Set(
    text
      .replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '')
      .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=>)[^<>{}]+(?=<)/g, '')
      .match(/[A-Za-z_$][\w$]*/g),
  );

/** Returns the words in the first column of a table. */
const firstWordsOf = (table: string): Set<string> =>
  new Set(rowsOf(table).flatMap(([words = '']) => words.split(', ')));

const gone = firstWordsOf(retired);
const inNoMessage = new Set([...gone, ...firstWordsOf(avoided)]);

/** Returns the shown text of a message, without the names and kinds of its arguments. */
const shownText = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value;
      if (isTagElement(element)) return shownText(element.children);
      if (!isPluralElement(element) && !isSelectElement(element)) return '';
      return Object.values(element.options)
        .map((option) => shownText(option.value))
        .join(' ');
    })
    .join(' ');

/** Returns the ids of messages that contain a word to avoid, each with these words. */
const messagesWithAvoidedWords = (messages: Readonly<Record<string, string>>): string[] =>
  Object.entries(messages).flatMap(([id, message]) => {
    const words =
      shownText(parse(message))
        .toLowerCase()
        .match(/[a-z]+/g) ?? [];
    const found = words.filter((word) => inNoMessage.has(word));
    return found.length === 0 ? [] : [`${id}: ${found.join(', ')}`];
  });

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

test('avoided words are in no English message', () => {
  expect(inNoMessage.size).toBeGreaterThan(gone.size + 15);
  expect(messagesWithAvoidedWords(en)).toEqual([]);
});

test('an avoided word is found in a message, its branches included, but not among its arguments', () => {
  expect(
    messagesWithAvoidedWords({
      plain: 'Every life ends here.',
      branch: '{count, plural, one {# record} other {# lives}}',
      argument: '{ways, number} of {fact}',
    }),
  ).toEqual(['plain: life', 'branch: lives']);
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
