import type { z } from 'zod';
import { CALLS, type NamedContract } from '#calls/areas.ts';
import { keyOf } from '#calls/contract.ts';
import { PROBLEMS } from '#calls/problems.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { hoisted, type Components } from '#server/http/components.ts';
import { problemsOf } from '#server/http/problems.ts';
import { jsonSchemaOf } from '#server/http/schemas.ts';
import { POLICY } from '#server/policy.ts';
import { RUNTIME, RUNTIME_TYPES } from './runtime.ts';
import { typeText } from './typeText.ts';

/** Calls of programs: the pages for receivers are for browsers. */
const CALLED = CALLS.filter(({ contract }) => !contract.files?.includes('text/html')).toSorted((one, other) =>
  one.name.localeCompare(other.name),
);

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const union = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ');

const codesOf = ({ contract }: NamedContract): readonly string[] => {
  const row = POLICY[keyOf(contract)];
  if (!row) throw new Error(`${keyOf(contract)} has no row in the policy table`);
  return [...problemsOf(contract, row)].toSorted();
};

const replyOf = ({ contract: { reply, files } }: NamedContract): 'json' | 'file' | 'none' =>
  reply ? 'json' : files ? 'file' : 'none';

/** Returns whether an input may be left out: none of its parts has a field that must be given. */
const isOptional = (part: z.core.$ZodType): boolean => !Array.isArray(jsonSchemaOf(part, 'input')['required']);

function inputOf(
  { name, contract }: NamedContract,
  components: Components,
): { text: string; optional: boolean } | null {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = contract[part];
    if (!schema) return [];
    const text =
      part === 'body' && contract.multipart
        ? 'FormData'
        : typeText(hoisted(schema, 'input', `${capital(name)}${capital(part)}`, components));
    return [{ part, text, optional: part !== 'params' && isOptional(schema) }];
  });
  if (parts.length === 0) return null;
  const fields = parts.map(({ part, text, optional }) => `readonly ${part}${optional ? '?' : ''}: ${text}`);
  return { text: `{ ${fields.join('; ')} }`, optional: parts.every(({ optional }) => optional) };
}

function callTypes(call: NamedContract, components: Components): { types: string; method: string } {
  const { name, contract } = call;
  const input = inputOf(call, components);
  const reply =
    replyOf(call) === 'json' && contract.reply
      ? typeText(hoisted(contract.reply, 'output', `${capital(name)}Reply`, components))
      : replyOf(call) === 'file'
        ? 'Blob'
        : 'undefined';
  const given = input ? `input${input.optional ? '?' : ''}: ${capital(name)}Input, ` : 'input?: undefined, ';
  return {
    types: [
      ...(input ? [`export type ${capital(name)}Input = ${input.text};`] : []),
      `export type ${capital(name)}Result = ${reply};`,
    ].join('\n'),
    method: `  /** ${contract.summary} */\n  ${name}(${given}options?: CallOptions): Promise<${capital(name)}Result>;`,
  };
}

/** Returns the payload types of the events that a command may propose. */
const eventTypes = (): string[] =>
  Object.values(aggregateTypes).flatMap(({ events }) =>
    Object.entries(events).flatMap(([type, { payload, systemOnly }]) =>
      systemOnly ? [] : [`  readonly '${type}': ${typeText(jsonSchemaOf(payload, 'input'))};`],
    ),
  );

function declarations(): string {
  const components: Components = {};
  const calls = CALLED.map((call) => ({ ...callTypes(call, components), name: call.name, codes: codesOf(call) }));
  return [
    '/** Typed client of Shweli, written from the contracts of its calls by `npm run client`. */',
    `export type ProblemCode = ${union(Object.keys(PROBLEMS))};`,
    RUNTIME_TYPES.trim(),
    '/** Payloads of the events that a command may propose. */',
    `export interface Events {\n${eventTypes().join('\n')}\n}`,
    ...Object.entries(components).map(([name, schema]) => `export type ${name} = ${typeText(schema)};`),
    ...calls.map(({ types }) => types),
    '/** Problems that each call may be answered with. */',
    `export interface Problems {\n${calls.map(({ name, codes }) => `  readonly ${name}: ${union(codes)};`).join('\n')}\n}`,
    `export interface Client {\n${calls.map(({ method }) => method).join('\n')}\n}`,
    '',
  ].join('\n\n');
}

function program(): string {
  const table = CALLED.map(
    (call) => `  ${call.name}: ['${call.contract.method}', '${call.contract.path}', '${replyOf(call)}'],`,
  );
  const problems = CALLED.map((call) => `  ${call.name}: ${JSON.stringify(codesOf(call))},`);
  return `const CALLS = {\n${table.join('\n')}\n};\n\nconst PROBLEMS = {\n${problems.join('\n')}\n};\n${RUNTIME}`;
}

const MANIFEST = {
  name: 'shweli-client',
  version: '1.0.0',
  description: 'Typed client of Shweli, without dependencies',
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  engines: { node: '>=20' },
};

const readme = (): string =>
  [
    '# shweli-client',
    'A client of the calls of Shweli, with the types of requests, replies and problems. It has no dependencies and uses `fetch`. The calls that are open to API keys are in `docs/api.md`.',
    '| call | does |\n| --- | --- |\n' +
      CALLED.map(({ name, contract: { summary } }) => `| \`${name}\` | ${summary.replaceAll('|', '\\|')} |`).join('\n'),
    '',
  ].join('\n\n');

/** Returns the files of the client package by their names. */
export const clientPackage = (): Readonly<Record<string, string>> => ({
  'package.json': `${JSON.stringify(MANIFEST, null, 2)}\n`,
  'index.js': program(),
  'index.d.ts': declarations(),
  'README.md': readme(),
});
