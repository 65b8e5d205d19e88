/** Reads of the first view that are still under way. */
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

/** Does what the first screen does not need once it stands with what it shows; a failure is met again where it matters. */
export const afterFirstView = (work: () => unknown): void => {
  void stands.then(work).catch(() => {});
};

/** A part of the page that is not looked at first: its code is not asked for before the first view stands. */
export const later =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  () =>
    stands.then(load);
