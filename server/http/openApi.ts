import type { Policy } from '../policy.ts';
import { keyOf, type Route } from './route.ts';
import { jsonSchemaOf, type JsonSchema } from './schemas.ts';

const PARAMETER = /:(\w+)/g;

const FAILURE: JsonSchema = {
  type: 'object',
  properties: {
    status: { type: 'integer' },
    timestamp: { type: 'integer', description: 'milliseconds since 1970' },
    message: { type: 'string', description: "in the asker's language" },
    code: { type: 'string' },
    refusals: { type: 'array', items: { type: 'object' } },
  },
  required: ['status', 'timestamp', 'message', 'code'],
};

const parametersOf = (schema: JsonSchema, place: 'path' | 'query') => {
  const { properties = {}, required = [] } = schema;
  const names = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {}).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || names.includes(name),
    schema: inner,
  }));
};

const undeclared = (path: string) =>
  [...path.matchAll(PARAMETER)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

const mediaOf = (route: Route) => (route.multipart ? 'multipart/form-data' : 'application/json');

const operationOf = (route: Route, policy: Policy) => {
  const access = policy[keyOf(route)]?.access ?? 'session';
  return {
    summary: route.summary,
    operationId: keyOf(route).replace(/[^A-Za-z0-9]+/g, '_'),
    security: access === 'public' ? [] : [{ token: [] }],
    ...(Array.isArray(access) ? { 'x-permissions': access } : {}),
    parameters: [
      ...(route.params ? parametersOf(jsonSchemaOf(route.params, 'input'), 'path') : undeclared(route.path)),
      ...(route.query ? parametersOf(jsonSchemaOf(route.query, 'input'), 'query') : []),
    ],
    ...(route.body
      ? {
          requestBody: { required: true, content: { [mediaOf(route)]: { schema: jsonSchemaOf(route.body, 'input') } } },
        }
      : {}),
    responses: {
      [route.status ?? 200]: {
        description: 'done',
        ...(route.reply ? { content: { 'application/json': { schema: jsonSchemaOf(route.reply, 'output') } } } : {}),
      },
      default: { description: 'refused or failed', content: { 'application/json': { schema: FAILURE } } },
    },
  };
};

/** Every route as an OpenAPI 3.1 document, from the very schemas that guard it. */
export const openApiOf = (routes: readonly Route[], policy: Policy): JsonSchema => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(PARAMETER, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, policy) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Shweli', version: '1' },
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    paths,
  };
};
