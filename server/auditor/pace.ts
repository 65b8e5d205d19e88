/** Rate that counts as a rush: examining all events then would take more than the auditor's third of the time. */
const RUSH_PER_SECOND = 200;

export type Pace = 'calm' | 'rush';

/** Distinguishes a rush from calm by the growth of the log, not by the number of events left to examine. */
export const createPace = () => {
  let before: { readonly position: number; readonly at: number } | null = null;

  /** Returns the pace since the last call. `position` is the last one of the log, `at` the time in milliseconds. */
  return (position: number, at: number): Pace => {
    const [grown, passed] = before ? [position - before.position, at - before.at] : [0, 0];
    before = { position, at };
    return grown * 1000 > RUSH_PER_SECOND * passed ? 'rush' : 'calm';
  };
};
