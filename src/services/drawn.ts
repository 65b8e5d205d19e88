import { UNDRAWN_HEADER, undrawnFrom } from '#calls/undrawn.ts';

/** A file that the server drew, and the characters of it that no font draws: boxes stand in their place. */
export interface DrawnFile {
  readonly content: Blob;
  readonly undrawn: readonly string[];
}

/** Reads a drawn file from its answer. */
export const drawnFile = async (response: Response): Promise<DrawnFile> => ({
  content: await response.blob(),
  undrawn: undrawnFrom(response.headers.get(UNDRAWN_HEADER)),
});
