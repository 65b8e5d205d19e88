/** Header of a drawn file: the characters of it that no font draws. It is absent where each is drawn. */
export const UNDRAWN_HEADER = 'x-undrawn-characters';

/** A proxy refuses long headers; so many characters say enough. */
const MOST_NAMED = 50;

/** Writes characters as the value of the header: each encoded as in an address, with commas between. */
export const undrawnHeader = (characters: readonly string[]): string =>
  characters
    .slice(0, MOST_NAMED)
    .map((character) => encodeURIComponent(character.toWellFormed()))
    .join(',');

/** Reads the characters from the value of the header. */
export const undrawnFrom = (value: string | null): readonly string[] =>
  (value ?? '')
    .split(',')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
