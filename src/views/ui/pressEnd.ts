/** A browser makes the click of a touch in a turn after its end; one that makes none is waited for no longer. */
const CLICK_WITHIN_MS = 100;

/** Resolves after the press that just began: after its click, or when it is given up. */
export const pressEnd = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const end = (): void => {
      heard.abort();
      resolve();
    };
    const listen = { capture: true, signal: heard.signal };
    // The click itself is heard by the pressed control first.
    addEventListener('click', () => setTimeout(end), listen);
    addEventListener('pointerup', () => setTimeout(end, CLICK_WITHIN_MS), listen);
    addEventListener('pointercancel', end, listen);
  });
