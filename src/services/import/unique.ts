import { foldedText, plainCode } from '#machines/kit/text.ts';
import { e164Of } from '#machines/fields/phones.ts';
import type { CellFault } from './problem.ts';
import type { CellKind, ImportTemplate, TemplateColumn } from './template.ts';

/** Returns the form in which values of a column that differ in every row are compared, as the server compares them. */
export const oneFormOf = (value: string, kind: CellKind): string =>
  kind.kind === 'digits' && kind.isPhone ? e164Of(value) : plainCode(value).trim();

/** A value, or several together, that one row of a file has. */
export interface Once {
  readonly name: string;
  /** Column of the cell that is wrong in a later row. */
  readonly path: string;
  readonly fault: CellFault['id'];
  /** Returns the values of a row in one text; null where they may occur again. */
  readonly keyOf: (data: Readonly<Record<string, unknown>>) => string | null;
}

const formOf = (value: unknown, path: string, columns: readonly TemplateColumn[]): string | null => {
  const kind = columns.find((column) => column.path === path)?.kind;
  if (typeof value === 'string') return kind ? oneFormOf(value, kind) : value;
  return value === true ? 'true' : null;
};

const keyOfPaths =
  (paths: readonly string[], columns: readonly TemplateColumn[]): Once['keyOf'] =>
  (data) => {
    const forms = paths.map((path) => formOf(data[path], path, columns));
    return forms.includes(null) ? null : forms.join(' ');
  };

/** Returns what no two rows of a file of a template have, each with the fault of a later row. */
export const onceIn = (
  { unique, names = [], together = [] }: Pick<ImportTemplate, 'unique' | 'names' | 'together'>,
  columns: readonly TemplateColumn[],
): readonly Once[] => [
  ...unique.map((path) => {
    const exact = keyOfPaths([path], columns);
    const keyOf: Once['keyOf'] = (data) => {
      const key = exact(data);
      return key === null || !names.includes(path) ? key : foldedText(key);
    };
    return { name: path, path, fault: 'twice' as const, keyOf };
  }),
  ...together.map(({ paths, at, fault }) => ({
    name: paths.join(' '),
    path: at,
    fault,
    keyOf: keyOfPaths(paths, columns),
  })),
];
