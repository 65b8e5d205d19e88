import type { ReplyOf } from '#calls/contract.ts';
import { readEditedLabels as readEditedLabelsCall } from '#calls/masterData.ts';
import { call } from './http.ts';

/** An entry of a dictionary whose label the company changed or added. */
export type EditedLabel = ReplyOf<typeof readEditedLabelsCall>[number];

/** Reads the labels that the company changed or added. */
export const readEditedLabels = (): Promise<readonly EditedLabel[]> =>
  call(readEditedLabelsCall, {}, { ownFailure: true });
