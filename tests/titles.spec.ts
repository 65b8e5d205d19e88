import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Verbs, with which a title begins whose subject is in the group around it or nowhere. */
const VERBS = new Set(
  (
    'is are was were has have does do can cannot may must needs need keeps keep says say takes take leaves leave shows show finds find ' +
    'refuses refuse gives give goes go stays stay asks ask opens opened sends sees holds hold lets offers waits makes ends ' +
    'writes closes creates follows sorts adds locks confirms tells learns fails passes uses returns accepts rejects loses becomes ' +
    'begins comes draws drops charges puts arrives carries gets reaches judges signs lead leads'
  ).split(' '),
);

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;

/** Returns the name at the beginning of a call: `it` of `it.each(rows)(title, ...)`. */
const nameOf = (callee: unknown): unknown => {
  if (!isNode(callee)) return null;
  if (callee.type === 'Identifier') return callee['name'];
  return nameOf(callee['object'] ?? callee['callee'] ?? callee['tag']);
};

/** Returns the text of a title up to its first inserted value, or null. */
const textOf = (title: unknown): string | null => {
  if (!isNode(title)) return null;
  if (title.type === 'Literal' && typeof title['value'] === 'string') return title['value'];
  if (title.type !== 'TemplateLiteral') return null;
  const [first] = title['quasis'] as readonly { readonly value: { readonly raw: string } }[];
  return first?.value.raw ?? null;
};

/** Returns the titles of the tests in a tree. */
function titlesIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(titlesIn);
  if (!isNode(part)) return [];
  const inside = Object.values(part).flatMap(titlesIn);
  if (part.type !== 'CallExpression' || !['it', 'test'].includes(String(nameOf(part['callee'])))) return inside;
  const [title, ...rest] = part['arguments'] as readonly unknown[];
  const text = textOf(title);
  return text === null || rest.length === 0 ? inside : [text, ...inside];
}

const files = globSync(['tests/**/*.ts', 'e2e/**/*.ts']);

test('the title of each test is a sentence with a subject, which alone in a report of failures', () => {
  const titles = files.flatMap((file) =>
    titlesIn(parseSync(file, readFileSync(file, 'utf8')).program).map((title) => ({ file, title })),
  );
  expect(titles.length).toBeGreaterThan(3000);
  expect(titles.filter(({ title }) => VERBS.has(title.split(' ')[0] ?? ''))).toEqual([]);
});
