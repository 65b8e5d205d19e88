import type { z } from 'zod';
import { isObject, jsonSchemaOf, type JsonSchema } from './schemas.ts';

/** Schemas of an OpenAPI document by name. */
export type Components = Record<string, JsonSchema>;

const PLACE = '#/components/schemas/';

const renamed = (node: unknown, nameOf: (reference: string) => string): unknown => {
  if (Array.isArray(node)) return node.map((item) => renamed(item, nameOf));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? `${PLACE}${nameOf(value)}` : renamed(value, nameOf),
    ]),
  );
};

/**
 * Converts a zod schema for an OpenAPI document. Recursive parts move to `components` under the given name, because
 * `$defs` of their own would not resolve.
 */
export const hoisted = (
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  name: string,
  components: Components,
): JsonSchema => {
  const { $defs, ...root } = jsonSchemaOf(schema, io);
  const nameOf = (reference: string) => (reference === '#' ? name : `${name}${reference.split('/').at(-1)}`);
  const place = (node: JsonSchema): JsonSchema => renamed(node, nameOf) as JsonSchema;
  for (const [key, definition] of Object.entries($defs ?? {}))
    components[nameOf(`#/$defs/${key}`)] = place(definition as JsonSchema);
  const placed = place(root);
  if (!JSON.stringify(root).includes('"$ref":"#"')) return placed;
  components[name] = placed;
  return { $ref: `${PLACE}${name}` };
};
