import { chartOf } from '#instruments/model/charts/chart.ts';
import { browserMachines } from '#machines/catalogue/browserMachines.ts';
import { transitionsOfAll } from '#machines/kit/describe.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { modelById } from '#server/store/models.ts';
import { well, type Outcome } from './verb.ts';

/** Lists every machine with its size; one that decides events also with its version and hash. */
export function list(): Outcome {
  const lines = Object.values(aggregateTypes).map((aggregateType) => {
    const { regions, states } = aggregateType.structure;
    const size = `${states.size} states in ${regions.length} regions, ${Object.keys(aggregateType.events).length} events, ${transitionsOfAll(aggregateType).length} transitions, ${Object.keys(aggregateType.rules).length} rules`;
    return `${aggregateType.id.padEnd(16)} ${size}, version ${aggregateType.version}, ${modelById(aggregateType.id)?.hash.slice(0, 12) ?? ''}`;
  });
  const charts = Object.values(browserMachines).map((machine) => {
    const { id, regions } = chartOf(machine);
    const states = regions.flatMap((region) => region.states).length;
    const transitions = regions.flatMap((region) => region.transitions).length;
    return `${id.padEnd(16)} ${states} states in ${regions.length} regions, ${transitions} transitions, in the browser`;
  });
  return well([...lines, ...charts].join('\n'));
}
