import type { Outlined } from '#machines/kit/sketch.ts';

/** Every state of a region of a noun in the machine's order; of the main one unless another is named. */
export const stateValues = ({ structure }: Outlined, region = structure.main): string[] =>
  [...structure.states.values()]
    .filter((state) => state.region === region && state.meta.absent !== true)
    .map(({ id }) => id);
