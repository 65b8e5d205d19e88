import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that copy the demonstration world of a run: the first makes it, which takes half a minute. */
const WORLD_TESTS = [
  'routes/groups.db.spec.ts',
  'sweep/sweep.db.spec.ts',
  'money/books.db.spec.ts',
  'finance/figures.db.spec.ts',
  'demo/orders.db.spec.ts',
].map((file) => `/tests/server/${file}`);

const needsWorld = ({ moduleId }: TestSpecification): boolean => WORLD_TESTS.some((file) => moduleId.endsWith(file));

/** Begins with one file that needs the world and ends with the others, which would wait for it. */
export class WorldLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer, not an array
    const sorted = await super.sort(files);
    const [first, ...others] = sorted.filter(needsWorld);
    return [...(first ? [first] : []), ...sorted.filter((file) => !needsWorld(file)), ...others];
  }
}
