import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as Descriptors from '../../src/i18n/listDescriptor.ts';
import type { AggregateType } from '../../src/machines/kit/aggregateType.ts';

const MARK = '?listDescriptor';
/** Read as the machines are: the configuration is one file with copies of what it imports, which know no schema's meaning. */
const DESCRIPTORS = new URL('../../src/i18n/listDescriptor.ts', import.meta.url).href;

const isAggregateType = (value: unknown): value is AggregateType =>
  typeof value === 'object' && value !== null && 'rowSchema' in value;

/** Loads `machines/<aggregate type>/index.ts?listDescriptor` as list data of the aggregate type, read at build time. */
export const listDescriptors = (): Plugin => ({
  name: 'list-descriptors',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(MARK)) return null;
    const path = id.slice(0, -MARK.length);
    const { listDescriptorDataOf } = (await import(DESCRIPTORS)) as typeof Descriptors;
    const module: object = await import(pathToFileURL(path).href);
    const [aggregateType] = Object.values(module).filter(isAggregateType);
    if (!aggregateType) throw new Error(`${path} exports no aggregate type.`);
    return {
      code: `export default JSON.parse(${JSON.stringify(JSON.stringify(listDescriptorDataOf(aggregateType)))})`,
      moduleType: 'js',
    };
  },
});
