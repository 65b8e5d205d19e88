import { GATE } from '../../e2e/gate.ts';
import { GATES, SIZES } from '../gates.ts';
import { browserSuite, prepareConsole, prepareWorld } from './browserSuite.ts';
import { gatesPart, suitePart, workPart } from './part.ts';
import type { Stage } from './run.ts';
import { vitestSuite } from './vitestSuite.ts';

/** Parts of `npm test`: what a newcomer and the landing of a change wait for. */
export const gateStages = (): readonly Stage[] => [
  [
    [gatesPart('gates', GATES), suitePart(vitestSuite('pure'))],
    [
      workPart('console', prepareConsole),
      gatesPart('sizes', [SIZES]),
      workPart('world', prepareWorld),
      suitePart(vitestSuite('programs')),
      suitePart(vitestSuite('server')),
    ],
  ],
  [[suitePart(browserSuite(GATE))]],
];
