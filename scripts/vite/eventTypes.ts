import type { Plugin } from 'vite';
import { aggregateTypes } from '../../src/machines/catalogue/aggregateTypes.ts';
import type { AggregateType } from '../../src/machines/kit/aggregateType.ts';
import { POSTING_TYPES } from '../../src/machines/postings/index.ts';

/** Names that are computed from the machines, by what asks for them. */
const NAMES: Readonly<Record<string, () => unknown>> = {
  '/machines/catalogue/aggregateTypes.ts?eventTypes': () =>
    Object.fromEntries(Object.values<AggregateType>(aggregateTypes).map((one) => [one.id, one.eventTypes])),
  '/machines/postings/index.ts?postingTypes': () => POSTING_TYPES,
};

/** Loads the names of events by aggregate type, and of those that post, read at build time: a list of names needs no machine. */
export const eventTypes = (): Plugin => ({
  name: 'event-types',
  enforce: 'pre',
  load(id) {
    const [, read] = Object.entries(NAMES).find(([path]) => id.endsWith(path)) ?? [];
    return read ? { code: `export default ${JSON.stringify(read())}`, moduleType: 'js' } : null;
  },
});
