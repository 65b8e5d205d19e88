import type { FieldInfo } from '../fields/kind.ts';
import type { FormOfEvent, FormSection } from '../presentation/eventForm.ts';

/** A field at its place in a form. */
export interface Placed {
  readonly path: string;
  readonly info: FieldInfo;
  /** Path of the group it belongs to, with a dot after it; empty at the top. */
  readonly above: string;
  readonly isWide: boolean;
}

/** A section with the fields that are shown of it. */
export interface PlacedSection {
  readonly title: FormSection['title'];
  readonly fields: readonly Placed[];
}

/** A field of a form by its path; undefined for one that the form does not ask for. */
function fieldAt(fields: readonly FieldInfo[], path: string): Pick<Placed, 'info' | 'above'> | undefined {
  const [first = '', ...rest] = path.split('.');
  const info = fields.find(({ name }) => name === first);
  if (!info || rest.length === 0) return info && { info, above: '' };
  const inner = info.kind.kind === 'group' ? fieldAt(info.kind.fields, rest.join('.')) : undefined;
  return inner && { info: inner.info, above: `${first}.${inner.above}` };
}

/** A form's sections in rows, each with those of its fields that are asked for; `without` leaves fields out by path. */
export function placedIn(
  { sections, wide, mayBeEmpty = [] }: FormOfEvent,
  fields: readonly FieldInfo[],
  without: readonly string[] = [],
): readonly (readonly PlacedSection[])[] {
  const rows: PlacedSection[][] = [];
  for (const { title, fields: paths, isBeside } of sections) {
    const placed = paths.flatMap((path): Placed[] => {
      const found = without.includes(path) ? undefined : fieldAt(fields, path);
      if (!found) return [];
      const info = mayBeEmpty.includes(path) ? { ...found.info, required: false } : found.info;
      return [{ path, ...found, info, isWide: wide.includes(path) }];
    });
    const last = rows.at(-1);
    if (isBeside && last) last.push({ title, fields: placed });
    else rows.push([{ title, fields: placed }]);
  }
  return rows;
}
