import { codeIn, greyOf } from './codeIn.ts';
import type { Picture } from './picture.ts';

/** Answers each picture with the code in it, or null. */
globalThis.addEventListener('message', ({ data: { pixels, width, height } }: MessageEvent<Picture>) => {
  globalThis.postMessage(codeIn(greyOf(pixels), width, height));
});
