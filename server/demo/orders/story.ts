import type { Needs, Parcel } from './parcel.ts';
import type { Step } from './step.ts';

/** What happens to parcels of one kind, from the form to where the story ends. */
export interface Story {
  readonly name: string;
  /** Orders of this story for every thousand; each story is told at least three times. */
  readonly perThousand: number;
  readonly needs: Needs;
  /** The story ends shortly before now and leaves its order as it is then; the others are spread over sixty days. */
  readonly open: boolean;
  readonly steps: (parcel: Parcel) => readonly Step[];
}

/** A story told to its end at any time of the last sixty days. */
export const told = (name: string, perThousand: number, needs: Needs, steps: Story['steps']): Story => ({
  name,
  perThousand,
  needs,
  open: false,
  steps,
});

/** A story that goes on today. */
export const going = (name: string, perThousand: number, needs: Needs, steps: Story['steps']): Story => ({
  ...told(name, perThousand, needs, steps),
  open: true,
});
