/** Times that a page records of itself, milliseconds since its navigation began. */
export interface Marks {
  /** The watched content was painted. */
  shown: number | null;
  /** A person pressed something. */
  pressed: number | null;
  readonly longTasks: [begin: number, end: number][];
  /** Content that counts as shown; may be set anew for a navigation within the console. */
  selector: string;
}

declare global {
  var coldMarks: Marks | undefined;
}

/** Runs in the page before its own scripts: records when the content was painted, presses, and long tasks. */
export function recordMarks(selector: string): void {
  const marks: Marks = { shown: null, pressed: null, longTasks: [], selector };
  globalThis.coldMarks = marks;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) marks.longTasks.push([startTime, startTime + duration]);
  }).observe({ type: 'longtask', buffered: true });
  let isPainting = false;
  const look = (): void => {
    if (marks.shown !== null || isPainting) return;
    if (![...document.querySelectorAll(marks.selector)].some((found) => found.checkVisibility())) return;
    isPainting = true;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        marks.shown ??= performance.now();
        isPainting = false;
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  addEventListener('click', ({ timeStamp }) => void (marks.pressed = timeStamp), { capture: true });
}
