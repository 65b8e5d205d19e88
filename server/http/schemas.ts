import { z } from 'zod';
import { keyOf, type Contract } from '#calls/contract.ts';

/** A JSON Schema document, as far as we look into it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A zod schema as JSON Schema 2020-12; what JSON cannot say becomes "anything". */
export const jsonSchemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

export const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const looseObjects = (node: unknown, path: string): string[] => {
  if (Array.isArray(node)) return node.flatMap((item, index) => looseObjects(item, `${path}/${index}`));
  if (!isObject(node)) return [];
  const own = isObject(node['properties']) && !('additionalProperties' in node) ? [path] : [];
  return [...own, ...Object.entries(node).flatMap(([key, value]) => looseObjects(value, `${path}/${key}`))];
};

/**
 * Throws when a write would silently drop fields it does not know: its objects must be `z.strictObject`, or
 * `z.looseObject` where something further in judges the rest.
 */
export const requireStrict = (contract: Contract): void => {
  if (!contract.body || contract.multipart) return;
  const loose = looseObjects(jsonSchemaOf(contract.body, 'input'), 'body');
  if (loose.length > 0) throw new Error(`${keyOf(contract)} drops unknown fields at ${loose.join(', ')}`);
};

/** The body of a write that takes none: nothing, or an empty object. */
export const NO_BODY = z.union([z.null(), z.strictObject({})]);
