import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  NotFoundException,
  ChecksumException,
  FormatException,
  RGBLuminanceSource,
} from '@zxing/library';

/** Waybills and bags are printed in these. */
const HINTS = new Map<DecodeHintType, unknown>([
  [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.QR_CODE, BarcodeFormat.CODE_128]],
  [DecodeHintType.TRY_HARDER, true],
]);

const isUnread = (error: unknown): boolean =>
  error instanceof NotFoundException || error instanceof ChecksumException || error instanceof FormatException;

/** Returns the greys of a picture of four bytes a dot, weighed as an eye sees colours (in 256ths). */
export function greyOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const greys = new Uint8ClampedArray(pixels.length / 4);
  for (let place = 0; place < greys.length; place += 1) {
    const dot = place * 4;
    greys[place] = (77 * (pixels[dot] ?? 0) + 150 * (pixels[dot + 1] ?? 0) + 29 * (pixels[dot + 2] ?? 0)) / 256;
  }
  return greys;
}

/** Returns the text of the code in a picture of greys; null without one that can be read. */
export function codeIn(greys: Uint8ClampedArray, width: number, height: number): string | null {
  const source = new RGBLuminanceSource(greys, width, height);
  try {
    return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source)), HINTS).getText();
  } catch (error) {
    if (isUnread(error)) return null;
    throw error;
  }
}
