import type { Contract } from '#calls/contract.ts';
import { isObject, jsonSchemaOf } from './schemas.ts';

/**
 * A path of the document, with `{name}` parameters, and what distinguishes its operation from others of the contract.
 */
export interface DocumentedPath {
  readonly path: string;
  readonly suffix: string;
}

const HEAD = '/api/:machine/';

const valuesOf = ({ params }: Contract, name: string): readonly string[] => {
  const { properties } = params ? jsonSchemaOf(params, 'input') : {};
  const schema = isObject(properties) ? properties[name] : undefined;
  return isObject(schema) && Array.isArray(schema['enum']) ? schema['enum'].map(String) : [];
};

/**
 * Returns the paths under which a call is documented. A leading parameter, or one with few values, is expanded value
 * by value: as a parameter it would be ambiguous beside other paths.
 */
export const documentedPaths = (contract: Contract, machines: readonly string[]): readonly DocumentedPath[] => {
  const written = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
  const [, first] = /:(\w+)/.exec(contract.path) ?? [];
  if (first === undefined) return [{ path: contract.path, suffix: '' }];
  const values = contract.path.startsWith(HEAD) ? machines : valuesOf(contract, first);
  if (values.length === 0) return [{ path: written(contract.path), suffix: '' }];
  return values.map((value) => ({ path: written(contract.path.replace(`:${first}`, value)), suffix: `_${value}` }));
};
