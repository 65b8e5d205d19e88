import type { AggregateType } from '../kit/aggregateType.ts';
import * as types from './index.ts';

/** Every register. */
export const registers: readonly AggregateType[] = Object.values(types);
