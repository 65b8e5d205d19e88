import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Stream } from '#services/stream.ts';

/** Returns the aggregate of a record that was read, as the machines judge it. */
export const aggregateOf = ({ id, version, regions, context }: Stream): Aggregate => ({
  id,
  version,
  states: regions,
  remembered: {},
  context,
});
