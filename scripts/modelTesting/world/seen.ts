/** Content of every file in tests, and its checksum. */
export const CONTENT = 'x';
export const SEEN = '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881';
