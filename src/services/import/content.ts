const SHEET = /<(?:\w+:)?sheetData[\s>]/;
/** Cells and rows without a place of their own: they follow those before them, empty or not. */
const UNPLACED = /<(?:\w+:)?(?:c|row)(?=[\s/>])(?![^<>]*\sr=)/;
const EMPTY_CELL = /<((?:\w+:)?)c\s[^<>]*(?:\/>|><\/\1c>)/g;
const EMPTY_ROW = /<((?:\w+:)?)row\s[^<>]*(?:\/>|>\s*<\/\1row>)/g;
const ROW = /<(?:\w+:)?row(?=[\s/>])(?:[^<>]*\sr="(\d+)")?/g;
/** Cell of a formula whose value is missing or empty. */
const BARE_FORMULA =
  /<((?:\w+:)?)c((?:\s[^<>]*)?)>\s*(<\1f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/\1f>))\s*(?:(<\1v\s*\/>|<\1v><\/\1v>)\s*)?<\/\1c>/g;
const TYPE = /\st=["'](\w*)["']/;
/** Value by which a formula without one is known, as libraries write it that calculate nothing. */
export const NO_VALUE = '\uE000';
const DIMENSION = /<((?:\w+:)?)dimension\s[^<>]*(?:\/>|>\s*<\/\1dimension>)/;

const lastRowOf = (xml: string): number => {
  let [last, row] = [1, 0];
  for (const [, placed] of xml.matchAll(ROW)) {
    row = placed === undefined ? row + 1 : Number(placed);
    last = Math.max(last, row);
  }
  return last;
};

/** The cell of a formula without its value, marked; an empty one, which keeps its place, for a value that is an empty text. */
function bareFormula(_: string, prefix: string, attributes: string, formula: string, value?: string): string {
  if (value !== undefined && TYPE.exec(attributes)?.[1] === 'str') return `<${prefix}c${attributes}/>`;
  return `<${prefix}c${attributes.replace(TYPE, '')} t="str">${formula}<${prefix}v>${NO_VALUE}</${prefix}v></${prefix}c>`;
}

/**
 * Leaves out the empty cells and rows of a sheet's XML, marks formulas without a value so that their cells are read, and names the
 * last row that is left; other XML stays as it is.
 */
export function contentOf(xml: string): string {
  if (!SHEET.test(xml)) return xml;
  const bare = xml.replace(DIMENSION, '').replaceAll(BARE_FORMULA, bareFormula);
  const content = UNPLACED.test(bare) ? bare : bare.replaceAll(EMPTY_CELL, '').replaceAll(EMPTY_ROW, '');
  return content.replace(SHEET, (found) => {
    const prefix = /<((?:\w+:)?)/.exec(found)?.[1] ?? '';
    return `<${prefix}dimension ref="A1:A${lastRowOf(content)}"/>${found}`;
  });
}
