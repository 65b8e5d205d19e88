import type { Run } from './fonts.ts';

/** What is black on a label. All measures in millimetres from the upper left corner; sizes are those of an em. */
export type Ink =
  | {
      readonly kind: 'text';
      readonly x: number;
      /** Of the baseline. */
      readonly y: number;
      readonly size: number;
      readonly text: string;
      readonly runs: readonly Run[];
    }
  | {
      readonly kind: 'fill';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly kind: 'barcode';
      readonly x: number;
      readonly y: number;
      /** Of one module. */
      readonly module: number;
      readonly height: number;
      readonly text: string;
    }
  | {
      readonly kind: 'qr';
      readonly x: number;
      readonly y: number;
      /** Of one module. */
      readonly module: number;
      readonly text: string;
    };

/** One piece of paper. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The number it bears. */
  readonly name: string;
  readonly inks: readonly Ink[];
}
