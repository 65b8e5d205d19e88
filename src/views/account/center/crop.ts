import { givesCanvasBack } from '#services/uploads/canvas.ts';

/** Pixels per side of the uploaded picture. */
export const AVATAR_SIDE = 256;

/** Largest zoom factor. */
export const MOST_ZOOM = 4;

/** Chosen square: the zoom factor, and the position within the free room, from 0 to 1. */
export interface Crop {
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

/** The centred square of the largest possible size. */
export const WHOLE: Crop = { zoom: 1, across: 0.5, down: 0.5 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the chosen square in the picture's own pixels. */
export function squareOf({ width, height }: Size, { zoom, across, down }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { side, left: (width - side) * across, top: (height - side) * down };
}

const held = (share: number): number => Math.min(1, Math.max(0, share));

/** Returns the crop after the picture was dragged by `by` pixels within a frame of `frame` pixels. */
export function pulled(size: Size, crop: Crop, by: { x: number; y: number }, frame: number): Crop {
  const { side } = squareOf(size, crop);
  const share = (pixels: number, room: number): number => (room <= 0 ? 0 : (pixels * side) / frame / room);
  return {
    ...crop,
    across: held(crop.across - share(by.x, size.width - side)),
    down: held(crop.down - share(by.y, size.height - side)),
  };
}

/** Draws the chosen square into a canvas of any size. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { side, left, top } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Returns the chosen square as a new PNG, without metadata; null where the browser changes what it draws. */
export async function pictureOf(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  if (!(await givesCanvasBack())) return null;
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIDE;
  canvas.height = AVATAR_SIDE;
  draw(canvas, picture, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
