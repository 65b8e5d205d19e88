import { MOST_COLUMNS } from './bounds.ts';

const RELATION = /<(?:\w+:)?Relationship\s[^<>]*>/g;
const SHEET = /<(?:\w+:)?sheet\s[^<>]*>/g;
const ROW = /<(?:\w+:)?row(?=[\s/>])([^<>]*)>/g;
const COLUMNS = /<(?:\w+:)?col\s[^<>]*>/g;
const HIDDEN = /\shidden=["'](?:1|true)["']/;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s(?:\\w+:)?${name}=["']([^"']*)["']`).exec(tag)?.[1];

/** Path of a part that a part in a folder names; from the root if it begins there. */
const pathFrom = (folder: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : `${folder}/${target}`;

/** Positions of the rows of a sheet that are hidden or filtered away, and of its hidden columns. */
interface Hidden {
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<number>;
}

function columnsIn(xml: string): ReadonlySet<number> {
  const hidden = new Set<number>();
  for (const [tag] of xml.matchAll(COLUMNS)) {
    if (!HIDDEN.test(tag)) continue;
    const last = Math.min(Number(attribute(tag, 'max')), MOST_COLUMNS);
    for (let column = Number(attribute(tag, 'min')); column <= last; column += 1) hidden.add(column - 1);
  }
  return hidden;
}

function rowsIn(xml: string): ReadonlySet<number> {
  const hidden = new Set<number>();
  let row = 0;
  for (const [, attributes = ''] of xml.matchAll(ROW)) {
    const placed = attribute(attributes, 'r');
    row = placed === undefined ? row + 1 : Number(placed);
    if (HIDDEN.test(attributes)) hidden.add(row - 1);
  }
  return hidden;
}

/** Returns what each sheet does not show, in the order of the workbook whose main part is at a path. */
export function hiddenIn(parts: ReadonlyMap<string, string>, main: string): Hidden[] {
  const folder = main.slice(0, main.lastIndexOf('/'));
  const relations = parts.get(`${folder}/_rels/${main.slice(folder.length + 1)}.rels`) ?? '';
  const targets = new Map(
    Array.from(relations.matchAll(RELATION), ([tag]) => [attribute(tag, 'Id'), attribute(tag, 'Target') ?? '']),
  );
  return Array.from((parts.get(main) ?? '').matchAll(SHEET), ([tag]) => {
    const xml = parts.get(pathFrom(folder, targets.get(attribute(tag, 'id')) ?? '')) ?? '';
    return { rows: rowsIn(xml), columns: columnsIn(xml) };
  });
}
