import type { Part, PartResult } from './part.ts';

/** Time between two lines of progress, milliseconds. */
const PROGRESS_MS = 30_000;

const seconds = (began: number): number => Math.round((performance.now() - began) / 1000);

/** Returns how far a part has come, in words. */
function progressOf({ name, account }: Part, began: number): string {
  const { done = 0, units = 0, tests = [] } = account?.() ?? {};
  if (units === 0) return `${name} at work`;
  const failed = tests.filter(({ ok }) => !ok).length;
  const left = done === 0 ? '' : `, about ${Math.ceil((seconds(began) * (units - done)) / done)} s left`;
  return `${name} ${done} of ${units}, ${failed} failed${left}`;
}

/** Runs lanes side by side, the parts of each one after the other; prints progress and each part's end. */
export async function runLanes(lanes: readonly (readonly Part[])[], began: number): Promise<PartResult[]> {
  const results: PartResult[] = [];
  const atWork = new Map<Part, number>();
  const progress = setInterval(() => {
    const lines = [...atWork].map(([part, since]) => progressOf(part, since));
    console.log(`[${seconds(began)} s] ${lines.join(' | ')}`);
  }, PROGRESS_MS);
  const run = async (lane: readonly Part[]): Promise<void> => {
    for (const part of lane) {
      atWork.set(part, performance.now());
      const result = await part.run();
      atWork.delete(part);
      results.push(result);
      const verdict = result.failures.length === 0 ? 'ok    ' : 'FAILED';
      const counts = `${result.passed} passed, ${result.failures.length} failed`;
      console.log(`${verdict} ${result.name}: ${counts} (${result.seconds.toFixed(1)} s)`);
    }
  };
  try {
    await Promise.all(lanes.map(run));
  } finally {
    clearInterval(progress);
  }
  return results;
}
