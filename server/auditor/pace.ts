/** More events a second than this are a rush: to examine them all would take more than the auditor's third of the time. */
const RUSH_PER_SECOND = 200;

export type Pace = 'calm' | 'rush';

/** Tells a rush from calm by how fast the log grows, whatever is still to be examined. */
export const createPace = () => {
  let before: { readonly position: number; readonly at: number } | null = null;

  /** The pace since it was asked last; `position` is the log's last one, `at` the time in milliseconds. */
  return (position: number, at: number): Pace => {
    const [grown, passed] = before ? [position - before.position, at - before.at] : [0, 0];
    before = { position, at };
    return grown * 1000 > RUSH_PER_SECOND * passed ? 'rush' : 'calm';
  };
};
