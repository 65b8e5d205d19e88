const SHEET = /<(?:\w+:)?sheetData[\s>]/;
/** Cells and rows without a place of their own: they follow those before them, empty or not. */
const UNPLACED = /<(?:\w+:)?(?:c|row)(?=[\s/>])(?![^<>]*\sr=)/;
const EMPTY_CELL = /<((?:\w+:)?)c\s[^<>]*(?:\/>|><\/\1c>)/g;
const EMPTY_ROW = /<((?:\w+:)?)row\s[^<>]*(?:\/>|>\s*<\/\1row>)/g;
const ROW = /<(?:\w+:)?row(?=[\s/>])(?:[^<>]*\sr="(\d+)")?/g;
/** A formula without its value, as libraries write it that calculate nothing. */
const BARE_FORMULA =
  /(<((?:\w+:)?)f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/\2f>))\s*(?:(?:<\2v\s*\/>|<\2v><\/\2v>)\s*)?(?=<\/\2c>)/g;
const DIMENSION = /<((?:\w+:)?)dimension\s[^<>]*(?:\/>|>\s*<\/\1dimension>)/;

const lastRowOf = (xml: string): number => {
  let [last, row] = [1, 0];
  for (const [, placed] of xml.matchAll(ROW)) {
    row = placed === undefined ? row + 1 : Number(placed);
    last = Math.max(last, row);
  }
  return last;
};

/**
 * Leaves out the empty cells and rows of a sheet's XML, gives formulas a value so that their cells are read, and names the
 * last row that is left; other XML stays as it is.
 */
export function contentOf(xml: string): string {
  if (!SHEET.test(xml)) return xml;
  const bare = xml.replace(DIMENSION, '').replaceAll(BARE_FORMULA, '$1<$2v>0</$2v>');
  const content = UNPLACED.test(bare) ? bare : bare.replaceAll(EMPTY_CELL, '').replaceAll(EMPTY_ROW, '');
  return content.replace(SHEET, (found) => {
    const prefix = /<((?:\w+:)?)/.exec(found)?.[1] ?? '';
    return `<${prefix}dimension ref="A1:A${lastRowOf(content)}"/>${found}`;
  });
}
