import type { Contract } from '#calls/contract.ts';
import { keyOf } from '#calls/contract.ts';
import type { NamedContract } from '#calls/areas.ts';
import { PROBLEMS } from '#calls/problems.ts';
import type { Policy, PolicyRow } from '../policy.ts';
import { hoisted, type Components } from './components.ts';
import { documentedPaths, type DocumentedPath } from './documentedPaths.ts';
import { problemsOf } from './problems.ts';
import { jsonSchemaOf, type JsonSchema } from './schemas.ts';

/** Sources of a document: the contracts by area, the access policy, and the machines that have lists. */
export interface Described {
  readonly calls: readonly NamedContract[];
  readonly tags: Readonly<Record<string, string>>;
  readonly policy: Policy;
  readonly machines: readonly string[];
}

const PROBLEM: JsonSchema = {
  type: 'object',
  properties: {
    status: { type: 'integer', description: 'the HTTP status' },
    timestamp: { type: 'integer', description: 'milliseconds since 1970' },
    message: { type: 'string', description: "in the caller's language" },
    code: { type: 'string', description: 'names the problem, stable' },
    refusals: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          code: { type: 'string' },
          rule: { type: 'string' },
          values: { type: 'object' },
          message: { type: 'string' },
          next: { type: 'array', items: { type: 'string' } },
        },
        required: ['code', 'message'],
      },
    },
  },
  required: ['status', 'timestamp', 'message', 'code'],
};

const RETRIED: readonly number[] = [429, 503];
const RETRY_AFTER = { 'Retry-After': { description: 'seconds to wait', schema: { type: 'integer' } } };

const failuresOf = (contract: Contract, row: PolicyRow) => {
  const codes = [...problemsOf(contract, row)];
  const statuses = Map.groupBy(codes, (code) => PROBLEMS[code]);
  return Object.fromEntries(
    [...statuses].map(([status, own]) => [
      status,
      {
        description: own.join(', '),
        ...(RETRIED.includes(status) ? { headers: RETRY_AFTER } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
};

const parametersOf = (schema: JsonSchema, place: 'path' | 'query', path: string) => {
  const { properties = {}, required = [] } = schema;
  const names = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {})
    .filter(([name]) => place === 'query' || path.includes(`{${name}}`))
    .map(([name, inner]) => ({
      name,
      in: place,
      required: place === 'path' || names.includes(name),
      schema: inner,
    }));
};

const contentOf = ({ reply, files = [] }: Contract, name: string, components: Components) => {
  const types = files.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
  const json = reply ? [['application/json', { schema: hoisted(reply, 'output', `${name}Reply`, components) }]] : [];
  const content = Object.fromEntries([...json, ...types]);
  return Object.keys(content).length > 0 ? { content } : {};
};

const operationOf = (
  { name, tag, contract }: NamedContract,
  { path, suffix }: DocumentedPath,
  row: PolicyRow,
  components: Components,
) => {
  const { params, query, body, multipart, urlencoded } = contract;
  const form = urlencoded ? 'application/x-www-form-urlencoded' : 'application/json';
  const type = multipart ? 'multipart/form-data' : form;
  return {
    operationId: `${name}${suffix}`,
    tags: [tag],
    summary: contract.summary,
    security: row.access === 'public' ? [] : [{ token: [] }],
    ...(Array.isArray(row.access) ? { 'x-permissions': row.access } : {}),
    'x-scope': row.scope,
    parameters: [
      ...(params ? parametersOf(jsonSchemaOf(params, 'input'), 'path', path) : []),
      ...(query ? parametersOf(jsonSchemaOf(query, 'input'), 'query', path) : []),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { [type]: { schema: hoisted(body, 'input', `${name}Body`, components) } },
          },
        }
      : {}),
    responses: {
      [contract.status ?? 200]: { description: 'done', ...contentOf(contract, name, components) },
      ...failuresOf(contract, row),
    },
  };
};

/** Describes every call as an OpenAPI 3.1 document, from the contracts that server and browser share. */
export const openApiOf = ({ calls, tags, policy, machines }: Described): JsonSchema => {
  const components: Components = { Problem: PROBLEM };
  const paths: Record<string, Record<string, unknown>> = {};
  const literal = new Set(calls.map(({ contract }) => keyOf(contract)));
  for (const call of calls) {
    const row = policy[keyOf(call.contract)];
    if (!row) throw new Error(`${keyOf(call.contract)} has no row in the policy table`);
    for (const concrete of documentedPaths(call.contract, machines)) {
      const { method, path } = call.contract;
      // A call with a path of its own precedes the one for every machine.
      if (concrete.suffix !== '' && literal.has(keyOf({ method, path: concrete.path as typeof path }))) continue;
      const operation = operationOf(call, concrete, row, components);
      paths[concrete.path] = { ...paths[concrete.path], [method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shweli',
      version: '1',
      description: 'The calls of the back-office console of a parcel company between China and Myanmar.',
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [{ url: '/', description: 'The server that answers this document.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    components: {
      schemas: components,
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
    paths,
  };
};
