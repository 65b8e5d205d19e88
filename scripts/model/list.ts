import { transitionsOfAll } from '#machines/kit/describe.ts';
import { aggregateTypes } from '#machines/aggregateTypes.ts';
import { modelById } from '#server/store/models.ts';
import { well, type Outcome } from './verb.ts';

/** Every machine with its size and the hash kept with each event it decides. */
export function list(): Outcome {
  const lines = Object.values(aggregateTypes).map((aggregateType) => {
    const { regions, states } = aggregateType.structure;
    const size = `${states.size} states in ${regions.length} regions, ${Object.keys(aggregateType.events).length} events, ${transitionsOfAll(aggregateType).length} ways, ${Object.keys(aggregateType.rules).length} rules`;
    return `${aggregateType.id.padEnd(16)} ${size}, version ${aggregateType.version}, ${modelById(aggregateType.id)?.hash.slice(0, 12) ?? ''}`;
  });
  return well(lines.join('\n'));
}
