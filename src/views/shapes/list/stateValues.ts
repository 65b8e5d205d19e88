import type { WithStates } from '#machines/kit/listDescriptor.ts';

/** Every state of a region of an aggregate type in the machine's order; of the main one unless another is named. */
export const stateValues = ({ structure }: WithStates, region = structure.main): string[] =>
  [...structure.states.values()]
    .filter((state) => state.region === region && state.meta.absent !== true)
    .map(({ id }) => id);
