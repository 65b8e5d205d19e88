import { GATES, SIZES } from '../gates.ts';
import { browserSuite, prepareConsole } from './browserSuite.ts';
import { KEPT } from './kept.ts';
import { gatesPart, suitePart, workPart } from './part.ts';
import type { Stage } from './run.ts';
import type { Selection } from './suite.ts';
import { vitestSuite } from './vitestSuite.ts';

/** Names of the parts of `npm run test:all`, in their order. */
export const PARTS = ['gates', 'pure', 'programs', 'server', 'campaigns', 'server-campaigns', 'browser'] as const;
export type PartName = (typeof PARTS)[number];

const GATE_STAGE: Stage = [
  [gatesPart('gates', GATES), workPart('console', prepareConsole), gatesPart('sizes', [SIZES])],
];

/** Returns the stage of a part, with what is selected of its tests; the static gates are taken whole. */
export function stageOf(name: PartName, selection: Selection): Stage {
  if (name === 'gates') return GATE_STAGE;
  const suite = name === 'browser' ? browserSuite(null) : vitestSuite(name);
  return [[suitePart(suite, selection, KEPT)]];
}
