const A = 65;
const LETTERS = 26;

/** The letters of a column counted from 0: A, B, ... Z, AA. */
export const columnLetters = (index: number): string => {
  const letter = String.fromCharCode(A + (index % LETTERS));
  return index < LETTERS ? letter : columnLetters(Math.floor(index / LETTERS) - 1) + letter;
};

/** The name of a cell, row and column counted from 0: `F12`. */
export const cellName = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`;
