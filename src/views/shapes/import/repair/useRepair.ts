import { useMemo, useState } from 'react';
import { foldedText } from '#machines/kit/text.ts';
import type { Importing } from '#services/import/importing.ts';
import type { ImportRow } from '#services/import/rowBook.ts';
import type { Suggestion } from '#services/import/suggestions.ts';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import { compareCells, isSameCell, wrongCellsOf, type WrongCell } from './wrongCells.ts';

/** The wrong cell that is being corrected, and its text so far. */
interface Editing extends WrongCell {
  readonly text: string;
  /** Position of the chosen suggestion; -1 for none. */
  readonly chosen: number;
}

/** Correction of wrong cells, one after another. */
export interface Repair {
  readonly wrong: readonly WrongCell[];
  readonly editing: Editing | null;
  readonly suggestions: readonly Suggestion[];
  /** Text of a cell that is being judged again. */
  readonly pendingAt: (row: number, column: number) => string | undefined;
  readonly problemAt: (row: number, column: number) => WrongCell | undefined;
  readonly begin: (cell: WrongCell | undefined) => void;
  readonly change: (text: string) => void;
  readonly choose: (by: number) => void;
  /** Takes the text, or another one, and goes to the wrong cell that `to` names; `onward` begins again after the last. */
  readonly take: (to: Direction | 'onward' | 'nowhere', text?: string) => void;
  /** The wrong cell before or after the present one; undefined for none. */
  readonly beside: (to: Direction) => WrongCell | undefined;
  readonly leave: () => void;
}

/** Direction of the next wrong cell. */
export type Direction = 'before' | 'after';

const keyOf = (row: number, column: number): string => `${row} ${column}`;

/** Corrects the wrong cells of an import in their table. */
export function useRepair(importing: Importing, rows: readonly ImportRow[]): Repair {
  const words = useWords();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [last, setLast] = useState<WrongCell | null>(null);
  const [pending, setPending] = useState<ReadonlyMap<string, string>>(new Map());
  const all = useMemo(() => wrongCellsOf(rows, importing.places()), [rows, importing]);
  const wrong = useMemo(() => all.filter(({ row, column }) => !pending.has(keyOf(row, column))), [all, pending]);
  const byKey = useMemo(() => new Map(wrong.map((cell) => [keyOf(cell.row, cell.column), cell])), [wrong]);
  const suggestions = useMemo(
    () =>
      editing
        ? importing
            .suggestions(editing.text, editing.column, words)
            .filter(({ text }) => foldedText(text) !== foldedText(editing.text))
        : [],
    [importing, editing, words],
  );
  const shownAt = ({ row, column }: WrongCell): string => rows.find((one) => one.row === row)?.shown[column] ?? '';

  const begin = (cell: WrongCell | undefined): void => {
    setEditing(cell ? { ...cell, text: shownAt(cell), chosen: -1 } : null);
    if (cell) setLast(cell);
  };

  const beside = (to: Direction): WrongCell | undefined => {
    if (!last) return to === 'after' ? wrong[0] : undefined;
    return to === 'after'
      ? wrong.find((cell) => compareCells(cell, last) > 0)
      : wrong.findLast((cell) => compareCells(cell, last) < 0);
  };

  const judge = async (cell: Editing, text: string): Promise<void> => {
    const key = keyOf(cell.row, cell.column);
    setPending((now) => new Map(now).set(key, text));
    try {
      await importing.fix(cell.row, (texts) => texts.with(cell.column, text));
    } catch {
      setEditing({ ...cell, text });
      toast({ tone: 'critical', title: words.text('ui.import.fixFailed') });
    } finally {
      setPending((now) => new Map([...now].filter(([other]) => other !== key)));
    }
  };

  const take: Repair['take'] = (to, given) => {
    const next = to === 'nowhere' ? undefined : beside(to === 'before' ? 'before' : 'after');
    begin(next ?? (to === 'onward' ? wrong.find((cell) => !isSameCell(cell, editing)) : undefined));
    if (!editing) return;
    const text = given ?? suggestions[editing.chosen]?.text ?? editing.text;
    if (text !== shownAt(editing)) void judge(editing, text);
  };

  return {
    wrong,
    editing,
    suggestions,
    pendingAt: (row, column) => pending.get(keyOf(row, column)),
    problemAt: (row, column) => byKey.get(keyOf(row, column)),
    begin,
    change: (text) => setEditing((now) => now && { ...now, text, chosen: -1 }),
    choose: (by) =>
      setEditing((now) => now && { ...now, chosen: Math.max(-1, Math.min(suggestions.length - 1, now.chosen + by)) }),
    take,
    beside,
    leave: () => setEditing(null),
  };
}
