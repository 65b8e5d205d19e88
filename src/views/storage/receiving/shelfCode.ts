const SHELF = /^([A-Z]{3})-[A-Z0-9]+(?:-[A-Z0-9]+)*$/;

/** Returns the shelf of a branch that a scanned text names, or null. */
export function shelfCode(text: string, branch: string): string | null {
  const code = text.trim().toUpperCase();
  return SHELF.exec(code)?.[1] === branch && code.length <= 24 ? code : null;
}
