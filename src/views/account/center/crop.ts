/** Pixels on a side of the picture that is sent. */
export const AVATAR_SIDE = 256;

/** How far one may go into a picture. */
export const MOST_ZOOM = 4;

/** The square a person chose: how far in, and where it lies in the room it has, from 0 to 1. */
export interface Crop {
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

/** The middle of the picture, as large as it goes. */
export const WHOLE: Crop = { zoom: 1, across: 0.5, down: 0.5 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The chosen square in the picture's own pixels. */
export function squareOf({ width, height }: Size, { zoom, across, down }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { side, left: (width - side) * across, top: (height - side) * down };
}

const held = (share: number): number => Math.min(1, Math.max(0, share));

/** The square after the picture under it was pulled by so many pixels of a frame so wide. */
export function pulled(size: Size, crop: Crop, by: { x: number; y: number }, frame: number): Crop {
  const { side } = squareOf(size, crop);
  const share = (pixels: number, room: number): number => (room <= 0 ? 0 : (pixels * side) / frame / room);
  return {
    ...crop,
    across: held(crop.across - share(by.x, size.width - side)),
    down: held(crop.down - share(by.y, size.height - side)),
  };
}

/** Draws the chosen square into a canvas, whatever the canvas measures. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { side, left, top } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The chosen square as a PNG of its own: nothing of the file it came from but what is seen. */
export function pictureOf(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIDE;
  canvas.height = AVATAR_SIDE;
  draw(canvas, picture, crop);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
