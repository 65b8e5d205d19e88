/** A picture written anew from what was uploaded: only what shows it, nothing that came with it. Sides in pixels. */
export interface Picture {
  readonly kind: 'image/png' | 'image/jpeg';
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Pixels on a side that a picture may have: beyond it, it is not even unpacked. */
export const MOST_PIXELS_ON_A_SIDE = 4096;
