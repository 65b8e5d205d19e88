import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import type { Ink, Sheet } from '#server/labels/ink.ts';
import { rectanglesOf, strokesOf } from '#server/labels/outline.ts';
import { rasterise } from '#server/labels/raster.ts';

/** Returns the black area of an ink: left, top, right, bottom in millimetres. Null for an empty line. */
export function extentOf(ink: Ink): readonly [number, number, number, number] | null {
  const [xs, ys]: [number[], number[]] = [[], []];
  if (ink.kind === 'text')
    for (const [, ...at] of strokesOf(ink)) at.forEach((value, index) => (index % 2 === 0 ? xs : ys).push(value));
  else
    for (const [x, y, w, h] of rectanglesOf(ink)) {
      xs.push(x, x + w);
      ys.push(y, y + h);
    }
  return xs.length === 0 ? null : [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Returns a sheet as printed at 203 dots an inch: one byte a dot, 0 for black. */
export function printed({ width, height, inks }: Sheet, dots = 8) {
  const [wide, tall] = [Math.round(width * dots), Math.round(height * dots)];
  const paper = new Uint8ClampedArray(wide * tall).fill(255);
  const black = (x: number, y: number): void => {
    if (x >= 0 && y >= 0 && x < wide && y < tall) paper[y * wide + x] = 0;
  };
  for (const ink of inks) {
    if (ink.kind !== 'text') {
      for (const [x, y, w, h] of rectanglesOf(ink))
        for (let row = Math.round(y * dots); row < Math.round((y + h) * dots); row += 1)
          for (let column = Math.round(x * dots); column < Math.round((x + w) * dots); column += 1) black(column, row);
      continue;
    }
    const drawn = rasterise(strokesOf(ink), dots);
    if (!drawn) continue;
    const { bitmap } = drawn;
    for (let row = 0; row < bitmap.height; row += 1)
      for (let column = 0; column < bitmap.width; column += 1)
        if (((bitmap.bytes[row * bitmap.bytesPerRow + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1)
          black(drawn.x + column, drawn.y + row);
  }
  return { paper, width: wide, height: tall };
}

const FORMATS = { barcode: BarcodeFormat.CODE_128, qr: BarcodeFormat.QR_CODE } as const;

/** Returns the text that an independent scanner reads on a printed sheet. */
export function scanned(sheet: Sheet, what: keyof typeof FORMATS): string {
  const { paper, width, height } = printed(sheet);
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [FORMATS[what]]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  const source = new RGBLuminanceSource(paper, width, height);
  return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
}
