import { bookCorruptions } from './bookCorruptions.ts';
import { corruptions } from './corruptions.ts';
import { crossCorruptions } from './crossCorruptions.ts';
import { exportCorruptions } from './exportCorruptions.ts';
import { uploadCorruptions } from './uploadCorruptions.ts';

/** Every corruption that the auditor is tried with. */
export const planted = [
  ...corruptions,
  ...crossCorruptions,
  ...exportCorruptions,
  ...uploadCorruptions,
  ...bookCorruptions,
];
