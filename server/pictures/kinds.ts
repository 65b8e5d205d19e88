/** A picture rewritten from an upload, without metadata. Sides in pixels. */
export interface Picture {
  readonly kind: 'image/png' | 'image/jpeg';
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Maximum number of pixels on a side; larger pictures are not unpacked. */
export const MOST_PIXELS_ON_A_SIDE = 4096;
