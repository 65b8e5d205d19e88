import { correction, generate } from 'lean-qr';

/** Returns the modules of a QR code, row by row; true is black. A quarter of it may be damaged. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  const code = generate(text, { minCorrectionLevel: correction.Q });
  return Array.from({ length: code.size }, (_, y) => Array.from({ length: code.size }, (_cell, x) => code.get(x, y)));
}
