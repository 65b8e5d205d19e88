/** Colours of patches, which no even noise and no single colour resembles. */
const PATCHES = [
  [220, 20, 60],
  [255, 255, 255],
  [30, 144, 255],
  [0, 0, 0],
  [50, 205, 50],
  [255, 215, 0],
] as const;

/** Pixels on each side of a patch. */
const SIDE = 4;

/** Difference of a channel that nobody sees: some browsers change the last bits of each canvas. */
const UNSEEN = 16;

const patches = (): OffscreenCanvas => new OffscreenCanvas(PATCHES.length * SIDE, SIDE);

const isAsDrawn = ({ data, width }: ImageData): boolean =>
  PATCHES.every((colour, patch) => {
    const middle = 4 * ((SIDE / 2) * width + patch * SIDE + SIDE / 2);
    return colour.every((channel, place) => Math.abs((data[middle + place] ?? -UNSEEN) - channel) <= UNSEEN);
  });

/**
 * Draws a pattern, encodes it and reads it again. Returns false if the browser gives out another picture than was drawn,
 * as some do against fingerprinting: then no picture may go through a canvas.
 */
export async function givesCanvasBack(): Promise<boolean> {
  const canvas = patches();
  const context = canvas.getContext('2d');
  const reader = patches().getContext('2d');
  if (!context || !reader) return false;
  PATCHES.forEach((colour, patch) => {
    context.fillStyle = `rgb(${colour.join(' ')})`;
    context.fillRect(patch * SIDE, 0, SIDE, SIDE);
  });
  try {
    const encoded = await createImageBitmap(await canvas.convertToBlob({ type: 'image/png' }));
    reader.drawImage(encoded, 0, 0);
    encoded.close();
    return isAsDrawn(reader.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    return false;
  }
}
