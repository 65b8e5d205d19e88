import type { z } from 'zod';
import { CALLS } from '#calls/areas.ts';
import { keyOf } from '#calls/contract.ts';
import { problemsOf } from '#server/http/problems.ts';
import { jsonSchemaOf } from '#server/http/schemas.ts';
import { POLICY } from '#server/policy.ts';

/** A call with the schemas of its parts, as its contract declares it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly parameters: readonly { name: string; in: 'path' | 'query'; schema: Readonly<Record<string, unknown>> }[];
  readonly body: Readonly<Record<string, unknown>> | null;
  /** Codes of all problems that the document declares. */
  readonly problems: ReadonlySet<string>;
}

const partsOf = (schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Operation['parameters'] => {
  const { properties = {} } = schema ? jsonSchemaOf(schema, 'input') : {};
  return Object.entries(properties as Record<string, Record<string, unknown>>).map(([name, inner]) => ({
    name,
    in: place,
    schema: inner,
  }));
};

/** Returns the operations of every contract. */
export const operationsOf = (): Operation[] =>
  CALLS.map(({ contract }): Operation => {
    const { method, path, params, query, body, multipart } = contract;
    const row = POLICY[keyOf(contract)];
    if (!row) throw new Error(`${keyOf(contract)} has no row in the policy table`);
    return {
      method,
      path,
      parameters: [...partsOf(params, 'path'), ...partsOf(query, 'query')],
      body: body && !multipart ? jsonSchemaOf(body, 'input') : null,
      problems: problemsOf(contract, row),
    };
  });
