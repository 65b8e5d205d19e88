/** Returns the name of a report's file, without what no system takes and without an ending. */
export const fileNameOf = (title: string): string =>
  title
    .replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
    .slice(0, 100)
    .trim();
