import { drawingOf } from '#i18n/sketch.ts';
import type { Noun } from '#machines/kit/noun.ts';
import { sketch, type Sketch } from './sketch.ts';

/** The sketch of a noun that is there already. */
export const sketchOf = <N extends Noun>(noun: N): Sketch<N> => sketch(drawingOf(noun), () => Promise.resolve(noun));
