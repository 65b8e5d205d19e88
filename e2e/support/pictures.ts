import { drawn } from '#server/pictures/draw.ts';

/** A file as Playwright chooses it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A small PNG of one shade. */
export const picture = (name: string, shade = 120): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer: drawn(64, 48, (x) => [shade, x * 3, 90]),
});
