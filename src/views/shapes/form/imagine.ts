import type { z } from 'zod';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, string>>;
  readonly element?: z.ZodType;
  readonly checks?: readonly { readonly _zod: { readonly def: object } }[];
}

/** The fewest entries that a list takes. */
const fewestOf = (checks: Definition['checks'] = []): number =>
  Math.max(
    0,
    ...checks.map(({ _zod: { def } }) => ('minimum' in def && typeof def.minimum === 'number' ? def.minimum : 0)),
  );

const SOME_TEXT = '00000';
/** An instant, a day, and any text: the first that a schema takes. */
const TEXTS = ['9999-01-01T00:00:00.000Z', '9999-01-01', SOME_TEXT];

/** The plainest value that a schema takes: what a form imagines in a field not filled in yet. Optional ones stay empty. */
export function imagine(schema: z.ZodType): unknown {
  const { type, shape, entries, element, checks } = schema.def as unknown as Definition;
  switch (type) {
    case 'optional':
    case 'default':
    case 'nullable':
      return undefined;
    case 'object':
      return Object.fromEntries(Object.entries(shape ?? {}).map(([name, inner]) => [name, imagine(inner)]));
    case 'enum':
      return Object.values(entries ?? {})[0];
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'array':
      return element ? Array.from({ length: fewestOf(checks) }, () => imagine(element)) : [];
    case 'record':
      return {};
    default:
      return TEXTS.find((text) => schema.safeParse(text).success) ?? SOME_TEXT;
  }
}
