import type { ComponentType } from 'react';
import { useWords } from '#views/language/words.tsx';
import { PlainTable } from '../detail/PlainTable.tsx';
import type { FieldInfo, FieldKind } from './kind.ts';
import { labelOf } from './labels.ts';
import type { ValueProps } from './valueProps.ts';

type Line = Readonly<Record<string, unknown>>;

interface RowsTableProps {
  readonly machine: string;
  /** Path of the field. */
  readonly name: string;
  readonly kind: Extract<FieldKind, { kind: 'group' | 'groups' | 'pairs' }>;
  readonly value: unknown;
  /** Draws one value of a line. */
  readonly Part: ComponentType<ValueProps>;
}

const NUMBERS: ReadonlySet<string> = new Set(['money', 'grams', 'millimetres', 'number', 'decimal']);

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null && !Array.isArray(value);

const linesOf = (kind: RowsTableProps['kind'], value: unknown): readonly Line[] => {
  if (kind.kind === 'pairs')
    return isLine(value) ? Object.entries(value).map(([key, held]) => ({ key, value: held })) : [];
  if (kind.kind === 'group') return isLine(value) ? [value] : [];
  return Array.isArray(value) ? value.filter(isLine) : [];
};

/** Groups of fields as a small table, one line each; a record as its keys and values. */
export default function RowsTable({ machine, name, kind, value, Part }: RowsTableProps) {
  const words = useWords();
  const lines = linesOf(kind, value);
  const all = kind.kind === 'pairs' ? [kind.key, kind.value] : kind.fields;
  // A column without any value is left out.
  const shown = all.filter((info) => lines.some((line) => line[info.name] !== undefined && line[info.name] !== null));
  const column = (info: FieldInfo) => ({
    title: labelOf(machine, `${name}.${info.name}`, words),
    isNumber: NUMBERS.has(info.kind.kind),
    cell: (line: Line) => <Part machine={machine} info={info} value={line[info.name]} />,
  });
  return (
    <PlainTable
      label={labelOf(machine, name, words)}
      columns={shown.map(column)}
      rows={lines}
      keyOf={(line) => lines.indexOf(line)}
    />
  );
}
