import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { browserCalls } from '../../scripts/vite/browserCalls.ts';

const { transform } = browserCalls();

/** Returns the code that a build generates from a file of contracts. */
const builtOf = (source: string): string => {
  if (typeof transform !== 'object') throw new Error('The plugin has no transform');
  const handler = transform.handler as unknown as (this: object, code: string) => { code: string };
  return handler.call({ parse: parseAst }, source).code;
};

describe('a contract in the browser', () => {
  test('a contract in the browser has method, path and reply alone; what only its request was made of is gone', () => {
    const source = `import * as z from 'zod/mini';
      import { MOST } from '#machines/fields/limits.ts';
      import { contract } from './contract.ts';
      const name = z.string().check(z.maxLength(MOST));
      const body = z.strictObject({ name });
      const thing = z.object({ id: z.string() });
      export const keepThing = contract({
        method: 'PUT', path: '/api/things', summary: 'Keeps, a thing.', body, reply: thing, errors: ['notFound'],
      });`;
    expect(builtOf(source).replaceAll('/*@__PURE__*/', '').replace(/\s+/g, ' ')).toBe(
      "import * as z from 'zod/mini'; import { contract } from './contract.ts'; const thing = z.object({ id: z.string() }); " +
        "export const keepThing = contract({ method: 'PUT', path: '/api/things', reply: thing, });",
    );
  });

  test('a contract in the browser is marked as made without effect, while functions beside it keep their effects', () => {
    const source = "export const ping = contract({ method: 'GET' });\nexport const tell = () => report();";
    expect(builtOf(source)).toBe(
      "export const ping = /*@__PURE__*/ contract({ method: 'GET' });\nexport const tell = () => report();",
    );
  });

  test('a contract in the browser keeps the source position of everything that is left of it', () => {
    const source = "export const ping = contract({\n  summary: 'Pings.',\n  method: 'GET',\n});";
    const lines = builtOf(source).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toBe("  method: 'GET',");
  });
});
