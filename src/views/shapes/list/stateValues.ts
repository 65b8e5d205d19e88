import type { Noun } from '#machines/kit/noun.ts';

/** Every state of a region of a noun in the machine's order; of the main one unless another is named. */
export const stateValues = ({ structure }: Noun, region = structure.main): string[] =>
  [...structure.states.values()]
    .filter((state) => state.region === region && state.meta.absent !== true)
    .map(({ id }) => id);
