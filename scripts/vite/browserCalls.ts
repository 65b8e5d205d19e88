import type { Plugin } from 'vite';

const CONTRACTS = /\/src\/calls\/\w+\.ts$/;

/** Fields of a contract that the browser reads; it validates no request. */
const READ = new Set(['method', 'path', 'reply']);

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A node of the syntax tree (ESTree), with the fields read here. */
interface Node extends Span {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nodesIn = (node: Node, field: string): readonly Node[] => {
  const value = node[field];
  return (Array.isArray(value) ? value : [value]).filter(isNode);
};

const FUNCTION = /Function/;

/** Yields a node and its descendants, optionally without functions. */
function* within(node: Node, withFunctions: boolean): Generator<Node> {
  if (!withFunctions && FUNCTION.test(node.type)) return;
  yield node;
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) yield* within(inner, withFunctions);
}

const nameOf = (node: Node | undefined): unknown => node?.['name'];

/** Returns properties of contracts that only the server reads. */
const serverOnly = (program: Node): readonly Span[] =>
  [...within(program, true)]
    .filter((node) => node.type === 'CallExpression' && nameOf(nodesIn(node, 'callee')[0]) === 'contract')
    .flatMap((node) => nodesIn(node, 'arguments'))
    .flatMap((declared) => nodesIn(declared, 'properties'))
    .filter((property) => !READ.has(String(nameOf(nodesIn(property, 'key')[0]))));

/** Replaces code and its trailing comma by spaces, so that positions stay the same. */
const blanked = (code: string, spans: readonly Span[]): string =>
  spans.reduce((text, { start, end }) => {
    const [, comma = ''] = /^(\s*,)/.exec(text.slice(end)) ?? [];
    const gone = text.slice(start, end + comma.length);
    return text.slice(0, start) + gone.replace(/[^\n]/g, ' ') + text.slice(end + comma.length);
  }, code);

const isNamed = (code: string, { start, end }: Span, name: string): boolean =>
  new RegExp(String.raw`(?<![\w$'])${name}\b`).test(`${code.slice(0, start)} ${code.slice(end)}`);

/** Returns unused top-level statements: schemas of requests, and their imports. */
const unnamed = (code: string, program: Node): readonly Span[] =>
  nodesIn(program, 'body').filter((statement) => {
    const names =
      statement.type === 'ImportDeclaration'
        ? nodesIn(statement, 'specifiers').map((one) => nameOf(nodesIn(one, 'local')[0]))
        : nodesIn(statement, 'declarations').map((one) => nameOf(nodesIn(one, 'id')[0]));
    return names.length > 0 && !names.some((name) => isNamed(code, statement, String(name)));
  });

/**
 * Reduces contracts to the fields of the browser: methods, paths and shapes of answers. Bundlers then remove unused
 * contracts, because their schemas have no side effects.
 */
export const browserCalls = (): Plugin => ({
  name: 'browser-calls',
  apply: 'build',
  // Runs after types are removed, because an inferred type does not keep its schema.
  enforce: 'post',
  transform: {
    filter: { id: CONTRACTS },
    handler(source) {
      const parse = (code: string) => this.parse(code) as unknown as Node;
      let code = blanked(source, serverOnly(parse(source)));
      for (let rest = unnamed(code, parse(code)); rest.length > 0; rest = unnamed(code, parse(code)))
        code = blanked(code, rest);
      // Top-level calls are pure; calls in functions may have effects.
      const calls = [...within(parse(code), false)].filter(({ type }) => type === 'CallExpression');
      const pure = calls
        .toSorted((one, other) => other.start - one.start)
        .reduce((text, { start }) => `${text.slice(0, start)}/*@__PURE__*/ ${text.slice(start)}`, code);
      return { code: pure, map: null, moduleSideEffects: false };
    },
  },
});
