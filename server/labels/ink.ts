import type { Run } from './fonts.ts';

/** A black element of a label. All measures are in millimetres from the upper left corner; sizes are those of an em. */
export type Ink =
  | {
      readonly kind: 'text';
      readonly x: number;
      /** Position of the baseline. */
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
      /** Size of one module. */
      readonly module: number;
      readonly height: number;
      readonly text: string;
    }
  | {
      readonly kind: 'qr';
      readonly x: number;
      readonly y: number;
      /** Size of one module. */
      readonly module: number;
      readonly text: string;
    };

/** One sheet of paper. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Number printed on it. */
  readonly name: string;
  readonly inks: readonly Ink[];
}
