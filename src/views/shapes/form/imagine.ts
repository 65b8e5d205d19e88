import type { z } from 'zod';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, string>>;
}

const SOME_INSTANT = '9999-01-01T00:00:00.000Z';

/** The plainest value that a schema takes: what a form imagines in a field not filled in yet. Optional ones stay empty. */
export function imagine(schema: z.ZodType): unknown {
  const { type, shape, entries } = schema.def as unknown as Definition;
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
      return [];
    default:
      return schema.safeParse(SOME_INSTANT).success ? SOME_INSTANT : '00000';
  }
}
