import drawing from '#machines/order/index.ts?sketch';
import { sketch } from '#views/shapes/sketch/sketch.ts';

/** The order as its lists show it. */
export const orderSketch = sketch(drawing, async () => (await import('#machines/order/index.ts')).order);
