let wait = (work: () => unknown): void => void requestIdleCallback(() => work());

/** Says what must be over before parts fetch the code that nobody has asked for yet. */
export const waitFor = (how: (work: () => unknown) => void): void => {
  wait = how;
};

/** Runs postponable work once nothing urgent is pending. */
export const whenIdle = (work: () => unknown): void => wait(work);
