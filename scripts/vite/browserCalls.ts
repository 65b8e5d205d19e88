import type { Plugin } from 'vite';

const CONTRACTS = /\/src\/calls\/\w+\.ts$/;

/** The parts of a contract that the browser reads; it judges no request and documents nothing. */
const READ = new Set(['method', 'path', 'reply']);

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A node of the syntax tree (ESTree), as far as it is read here. */
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

/** A node and all nodes in it; where asked, without functions. */
function* within(node: Node, withFunctions: boolean): Generator<Node> {
  if (!withFunctions && FUNCTION.test(node.type)) return;
  yield node;
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) yield* within(inner, withFunctions);
}

const nameOf = (node: Node | undefined): unknown => node?.['name'];

/** Properties of contracts that only the server reads. */
const serverOnly = (program: Node): readonly Span[] =>
  [...within(program, true)]
    .filter((node) => node.type === 'CallExpression' && nameOf(nodesIn(node, 'callee')[0]) === 'contract')
    .flatMap((node) => nodesIn(node, 'arguments'))
    .flatMap((declared) => nodesIn(declared, 'properties'))
    .filter((property) => !READ.has(String(nameOf(nodesIn(property, 'key')[0]))));

/** Spaces in the place of some code, and of the comma after it: every other position stays. */
const blanked = (code: string, spans: readonly Span[]): string =>
  spans.reduce((text, { start, end }) => {
    const [, comma = ''] = /^(\s*,)/.exec(text.slice(end)) ?? [];
    const gone = text.slice(start, end + comma.length);
    return text.slice(0, start) + gone.replace(/[^\n]/g, ' ') + text.slice(end + comma.length);
  }, code);

const isNamed = (code: string, { start, end }: Span, name: string): boolean =>
  new RegExp(String.raw`(?<![\w$'])${name}\b`).test(`${code.slice(0, start)} ${code.slice(end)}`);

/** Statements at the top that nothing names any more: schemas of requests, and the imports they were made of. */
const unnamed = (code: string, program: Node): readonly Span[] =>
  nodesIn(program, 'body').filter((statement) => {
    const names =
      statement.type === 'ImportDeclaration'
        ? nodesIn(statement, 'specifiers').map((one) => nameOf(nodesIn(one, 'local')[0]))
        : nodesIn(statement, 'declarations').map((one) => nameOf(nodesIn(one, 'id')[0]));
    return names.length > 0 && !names.some((name) => isNamed(code, statement, String(name)));
  });

/**
 * Leaves of the contracts what the browser needs: methods, paths and the shapes of answers. A contract that a bundle does
 * not call then falls out of it, since its schemas are made without effect.
 */
export const browserCalls = (): Plugin => ({
  name: 'browser-calls',
  apply: 'build',
  // After types are gone: a type that is inferred of a schema does not keep it.
  enforce: 'post',
  transform: {
    filter: { id: CONTRACTS },
    handler(source) {
      const parse = (code: string) => this.parse(code) as unknown as Node;
      let code = blanked(source, serverOnly(parse(source)));
      for (let rest = unnamed(code, parse(code)); rest.length > 0; rest = unnamed(code, parse(code)))
        code = blanked(code, rest);
      // Calls that are made when the module is read; those within functions may be made for what they do.
      const calls = [...within(parse(code), false)].filter(({ type }) => type === 'CallExpression');
      const pure = calls
        .toSorted((one, other) => other.start - one.start)
        .reduce((text, { start }) => `${text.slice(0, start)}/*@__PURE__*/ ${text.slice(start)}`, code);
      return { code: pure, map: null, moduleSideEffects: false };
    },
  },
});
