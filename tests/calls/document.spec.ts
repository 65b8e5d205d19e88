import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { CALLS } from '#calls/areas.ts';
import { keyOf } from '#calls/contract.ts';
import { documentOf } from '#server/http/document.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

const source = JSON.stringify(documentOf());
const document = JSON.parse(source) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, ...operation })),
);

/** Returns the findings of Redocly's recommended rules, each as `rule at place: message`. It uses no network. */
const findingsIn = async (text: string): Promise<string[]> => {
  const config = await createConfig({ extends: ['recommended'], telemetry: 'off' });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location: [place] }) => `${ruleId} at ${place?.pointer ?? ''}: ${message}`);
};

describe('the OpenAPI document of the whole server', () => {
  test('the OpenAPI document of the whole server has no finding of the recommended rules, neither errors nor ambiguous paths', async () => {
    expect(await findingsIn(source)).toEqual([]);
  });

  test('the check of the OpenAPI document finds a reference that leads nowhere and an ambiguous path', async () => {
    const broken = JSON.stringify({
      ...document,
      paths: {
        ...document.paths,
        '/api/{machine}/page': document.paths['/api/order/page'],
        '/api/lost': { get: { responses: { 200: { $ref: '#/$defs/lost' } } } },
      },
    });
    const rules = (await findingsIn(broken)).map((finding) => finding.split(' ')[0]);
    expect(rules).toEqual(
      expect.arrayContaining(['no-unresolved-refs', 'no-ambiguous-paths', 'path-parameters-defined']),
    );
  });

  test('the OpenAPI document of the whole server has every contract', () => {
    const named = new Set(operations.map(({ operationId }) => operationId.split('_')[0]));
    expect(CALLS.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
    expect(new Set(CALLS.map(({ name }) => name)).size).toBe(CALLS.length);
    expect(new Set(CALLS.map(({ contract }) => keyOf(contract))).size).toBe(CALLS.length);
  });

  test('the OpenAPI document of the whole server names the failures of each operation', () => {
    const statusesOf = (key: string) => Object.keys(operations.find((one) => one.key === key)?.responses ?? {});
    expect(statusesOf('POST /api/order/page')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '408',
      '413',
      '414',
      '415',
      '421',
      '423',
      '429',
      '500',
      '503',
    ]);
    expect(statusesOf('GET /api/export/updateDownloadCount/{id}')).toContain('409');
    const without = operations.filter(({ responses }) => !('429' in responses && '503' in responses));
    expect(without.map(({ key }) => key)).toEqual([]);
  });
});
