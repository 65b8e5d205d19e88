type JsonSchema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemasIn = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
const keyText = (name: string): string => (IDENTIFIER.test(name) ? name : JSON.stringify(name));

const joined = (types: readonly string[], by: '&' | '|'): string => {
  const distinct = [...new Set(types)];
  const [only = 'unknown'] = distinct;
  return distinct.length <= 1 ? only : `(${distinct.join(` ${by} `)})`;
};

/** Returns the entries of an object whose fields the schema does not name; null for none. */
const othersOf = ({ additionalProperties, patternProperties }: JsonSchema): string | null => {
  const [pattern] = isSchema(patternProperties) ? Object.values(patternProperties) : [];
  if (isSchema(pattern)) return typeText(pattern);
  if (isSchema(additionalProperties)) return typeText(additionalProperties);
  return additionalProperties === true ? 'unknown' : null;
};

function objectText(schema: JsonSchema): string {
  const { properties, required } = schema;
  const others = othersOf(schema);
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const fields = Object.entries(isSchema(properties) ? properties : {}).map(
    ([name, field]) =>
      `readonly ${keyText(name)}${needed.includes(name) ? '' : '?'}: ${isSchema(field) ? typeText(field) : 'unknown'}`,
  );
  if (fields.length === 0)
    return others === null ? 'Readonly<Record<string, never>>' : `Readonly<Record<string, ${others}>>`;
  const named = `{ ${fields.join('; ')} }`;
  return others === null ? named : `(${named} & Readonly<Record<string, unknown>>)`;
}

function listText({ items, prefixItems }: JsonSchema): string {
  const tuple = schemasIn(prefixItems);
  if (tuple.length > 0) return `readonly [${tuple.map(typeText).join(', ')}]`;
  return `readonly (${isSchema(items) ? typeText(items) : 'unknown'})[]`;
}

/** Returns the TypeScript type of a JSON Schema; `unknown` for anything. */
export function typeText(schema: JsonSchema): string {
  const { $ref, type, anyOf, oneOf, allOf } = schema;
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? 'unknown';
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum']))
    return joined(
      schema['enum'].map((value) => JSON.stringify(value)),
      '|',
    );
  const alternatives = [...schemasIn(anyOf), ...schemasIn(oneOf)];
  if (alternatives.length > 0) return joined(alternatives.map(typeText), '|');
  if (schemasIn(allOf).length > 0) return joined(schemasIn(allOf).map(typeText), '&');
  if (Array.isArray(type))
    return joined(
      type.map((one) => typeText({ ...schema, type: one })),
      '|',
    );
  switch (type) {
    case 'object':
      return objectText(schema);
    case 'array':
      return listText(schema);
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    default:
      return 'unknown';
  }
}
