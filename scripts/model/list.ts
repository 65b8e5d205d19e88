import { waysOfAll } from '#machines/kit/describe.ts';
import { nouns } from '#machines/nouns.ts';
import { modelById } from '#server/store/models.ts';
import { well, type Outcome } from './verb.ts';

/** Every machine with its size and the hash kept with each event it decides. */
export function list(): Outcome {
  const lines = Object.values(nouns).map((noun) => {
    const { regions, states } = noun.structure;
    const size = `${states.size} states in ${regions.length} regions, ${Object.keys(noun.events).length} events, ${waysOfAll(noun).length} ways, ${Object.keys(noun.rules).length} rules`;
    return `${noun.id.padEnd(16)} ${size}, version ${noun.version}, ${modelById(noun.id)?.hash.slice(0, 12) ?? ''}`;
  });
  return well(lines.join('\n'));
}
