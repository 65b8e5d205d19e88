import { bookCorruptions } from './bookCorruptions.ts';
import { corruptions } from './corruptions.ts';
import { crossCorruptions } from './crossCorruptions.ts';
import { exportCorruptions } from './exportCorruptions.ts';
import { uploadCorruptions } from './uploadCorruptions.ts';

/** All corruptions that test the auditor. */
export const planted = [
  ...corruptions,
  ...crossCorruptions,
  ...exportCorruptions,
  ...uploadCorruptions,
  ...bookCorruptions,
];
