/** A picture of a camera: four bytes a dot. */
export interface Picture {
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}
