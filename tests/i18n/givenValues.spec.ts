import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import en from '#i18n/en.json' with { type: 'json' };
import { argumentNames } from '../support/messages.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** A call of `text` with its message ids and the names of the values given. */
interface Said {
  readonly ids: readonly string[];
  /** True if the message is one of those that fit a template; not each of them is said there. */
  readonly isTemplate: boolean;
  /** Null if not all names are written at the call. */
  readonly values: readonly string[] | null;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  if (!isNode(value)) return;
  yield value;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

const english: Readonly<Record<string, string>> = en;

/** Returns the message ids that an expression can be: a text, both sides of a choice, or all that fit a template. */
function idsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'TemplateLiteral') {
    const texts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) =>
      value.cooked.replaceAll('.', String.raw`\.`),
    );
    const pattern = new RegExp(`^${texts.join('[^.]+')}$`);
    return Object.keys(english).filter((id) => pattern.test(id));
  }
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
  if (node.type === 'ConditionalExpression') return [...idsOf(node['consequent']), ...idsOf(node['alternate'])];
  return [];
}

function namesIn(node: unknown): string[] | null {
  if (!isNode(node)) return [];
  if (node.type !== 'ObjectExpression') return null;
  const names = (node['properties'] as Node[]).map(({ type, key, computed }) =>
    type === 'Property' && computed !== true && isNode(key) && typeof key['name'] === 'string' ? key['name'] : null,
  );
  return names.every((name) => name !== null) ? names : null;
}

function saidIn(path: string, code: string): Said[] {
  const { program, errors } = parseSync(path, code);
  expect(errors, path).toEqual([]);
  return [...nodesIn(program)].flatMap(({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return [];
    if (!isNode(callee['property']) || callee['property']['name'] !== 'text') return [];
    const [id, values] = given as unknown[];
    const ids = idsOf(id);
    const isTemplate = isNode(id) && id.type === 'TemplateLiteral';
    return ids.length === 0 ? [] : [{ ids, isTemplate, values: namesIn(values) }];
  });
}

const askedBy = (id: string): string[] => argumentNames(english[id] ?? '');

/** Returns the messages of a file that lack a value they ask for, and the values that no message of a template asks for. */
const faultsIn = (path: string, code: string): string[] =>
  saidIn(path, code).flatMap(({ ids, isTemplate, values }) => {
    if (values === null) return [];
    if (!isTemplate)
      return ids.flatMap((id) =>
        askedBy(id)
          .filter((name) => !values.includes(name))
          .map((name) => `${path}: ${id} ${name}`),
      );
    const asked = ids.flatMap(askedBy);
    return values.filter((name) => !asked.includes(name)).map((name) => `${path}: ${ids[0]} ${name}`);
  });

describe('the values given to messages', () => {
  it('the values given to a message are those that the message asks for, wherever a text is said', async () => {
    const found: string[] = [];
    let said = 0;
    for await (const path of glob('{src,server}/**/*.{ts,tsx}')) {
      const code = readFileSync(path, 'utf8');
      if (!code.includes('.text')) continue;
      said += saidIn(path, code).length;
      found.push(...faultsIn(path, code));
    }
    expect(found).toEqual([]);
    expect(said).toBeGreaterThan(1000);
  });

  it.each([
    ["words.text('ui.process.summary', { cases: 1, over: 1 })", ['x.ts: ui.process.summary transitions']],
    [
      "words.text<string>(is ? 'ui.process.summary' : 'ui.part.cancel', { cases, transitions })",
      ['x.ts: ui.process.summary over'],
    ],
    [
      "words.text('ui.process.summary')",
      ['cases', 'over', 'transitions'].map((name) => `x.ts: ui.process.summary ${name}`),
    ],
    ["words.text('ui.process.summary', { ...rest })", []],
    ['words.text(`ui.process.${part}`, { cases, ways })', [expect.stringMatching(/^x\.ts: ui\.process\.\w+ ways$/)]],
  ])('the check of the values given to messages judges rightly: %s', (code, faults) =>
    expect(faultsIn('x.ts', code)).toEqual(faults),
  );
});
