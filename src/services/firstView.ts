/** Pending reads of the first view. */
let reads = 0;
let isMounted = false;
let stand: () => void = () => {};
const stands = new Promise<void>((resolve) => {
  stand = resolve;
});

/** A browser that is never idle, or a tab that nobody looks at, is waited for no longer than this. */
const LONGEST_MS = 1000;

/** In the browser's next idle moment, in case more of the view begins to read. */
const look = (): void => {
  if (!isMounted || reads > 0) return;
  requestIdleCallback(() => isMounted && reads === 0 && stand(), { timeout: LONGEST_MS });
};

/** A screen's code has come and is shown. */
export const mounted = (): void => {
  isMounted = true;
  look();
};

/** Something that the screen shows is being read; the answer says that it came, or did not. */
export const reading = (): (() => void) => {
  reads += 1;
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    reads -= 1;
    look();
  };
};

/** Runs work after the first screen is complete; a failure shows again where it matters. */
export const afterFirstView = (work: () => unknown): void => {
  void stands.then(work).catch(() => {});
};

/** Signs of a person at the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;
const touched = new Promise<void>((resolve) => {
  for (const sign of SIGNS)
    globalThis.addEventListener?.(sign, () => resolve(), { once: true, passive: true, capture: true });
});

const idleMoment = (): Promise<void> =>
  new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: LONGEST_MS }));

/** A tool that reads the page aloud may make no sign: what waits for one is readied this long after the first view. */
const NO_SIGN_MS = 10_000;
const readAloud = stands.then(() => new Promise<void>((resolve) => setTimeout(resolve, NO_SIGN_MS)));

let last: Promise<unknown> = stands.then(() => Promise.race([touched, readAloud]));

/**
 * Runs work once a person is at the complete first view, each piece in an idle moment of its own: a page that is only
 * looked at runs nothing that it does not show. A failure shows again where it matters.
 */
export const afterFirstTouch = (work: () => unknown): void => {
  last = last
    .then(idleMoment)
    .then(work)
    .catch(() => {});
};

/** Loads a secondary part of the page after the first view is complete. */
export const later =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  () =>
    stands.then(load);
