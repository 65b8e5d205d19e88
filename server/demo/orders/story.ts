import type { Needs, Parcel } from './parcel.ts';
import type { Step } from './step.ts';

/** The events of one kind of parcel, from the form to the story's end. */
export interface Story {
  readonly name: string;
  /** Orders of this story in every thousand; each story is played at least three times. */
  readonly perThousand: number;
  readonly needs: Needs;
  /** True for a story that ends shortly before now with an open order; the others are spread over sixty days. */
  readonly open: boolean;
  readonly steps: (parcel: Parcel) => readonly Step[];
}

/** Defines a story that ended at any time of the last sixty days. */
export const closedStory = (name: string, perThousand: number, needs: Needs, steps: Story['steps']): Story => ({
  name,
  perThousand,
  needs,
  open: false,
  steps,
});

/** Defines a story that is still open today. */
export const openStory = (name: string, perThousand: number, needs: Needs, steps: Story['steps']): Story => ({
  ...closedStory(name, perThousand, needs, steps),
  open: true,
});
