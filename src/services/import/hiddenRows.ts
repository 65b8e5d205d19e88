const RELATION = /<(?:\w+:)?Relationship\s[^<>]*>/g;
const SHEET = /<(?:\w+:)?sheet\s[^<>]*>/g;
const ROW = /<(?:\w+:)?row(?=[\s/>])([^<>]*)>/g;
const HIDDEN = /\shidden=["'](?:1|true)["']/;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s(?:\\w+:)?${name}=["']([^"']*)["']`).exec(tag)?.[1];

/** Path of a part that a part in a folder names; from the root if it begins there. */
const pathFrom = (folder: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : `${folder}/${target}`;

function hiddenIn(xml: string): ReadonlySet<number> {
  const hidden = new Set<number>();
  let row = 0;
  for (const [, attributes = ''] of xml.matchAll(ROW)) {
    const placed = attribute(attributes, 'r');
    row = placed === undefined ? row + 1 : Number(placed);
    if (HIDDEN.test(attributes)) hidden.add(row - 1);
  }
  return hidden;
}

/** Positions of the rows of each sheet that are hidden or filtered away, in the order of the workbook whose main part is at a path. */
export function hiddenRows(parts: ReadonlyMap<string, string>, main: string): ReadonlySet<number>[] {
  const folder = main.slice(0, main.lastIndexOf('/'));
  const relations = parts.get(`${folder}/_rels/${main.slice(folder.length + 1)}.rels`) ?? '';
  const targets = new Map(
    Array.from(relations.matchAll(RELATION), ([tag]) => [attribute(tag, 'Id'), attribute(tag, 'Target') ?? '']),
  );
  return Array.from((parts.get(main) ?? '').matchAll(SHEET), ([tag]) =>
    hiddenIn(parts.get(pathFrom(folder, targets.get(attribute(tag, 'id')) ?? '')) ?? ''),
  );
}
