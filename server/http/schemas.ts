import { z } from 'zod';
import { keyOf, type Contract } from '#calls/contract.ts';

/** A JSON Schema document, reduced to the parts that we read. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Converts a zod schema to JSON Schema 2020-12; types that JSON lacks become "anything". */
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
 * Throws for a write that would silently drop unknown fields: its objects must be `z.strictObject`, or `z.looseObject`
 * if the domain checks the rest.
 */
export const requireStrict = (contract: Contract): void => {
  if (!contract.body || contract.multipart) return;
  const loose = looseObjects(jsonSchemaOf(contract.body, 'input'), 'body');
  if (loose.length > 0) throw new Error(`${keyOf(contract)} drops unknown fields at ${loose.join(', ')}`);
};

/** The body of a write that takes none: nothing, or an empty object. */
export const NO_BODY = z.union([z.null(), z.strictObject({})]);
