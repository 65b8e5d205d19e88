/** A derived row that its aggregate's events contradict. */
export interface KeptDifference {
  readonly machine: string;
  readonly id: string;
  readonly fields: readonly string[];
}
