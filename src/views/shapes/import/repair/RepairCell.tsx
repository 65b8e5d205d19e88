import type { KeyboardEvent } from 'react';
import type { ImportRow } from '#services/import/rowBook.ts';
import { reasonOfProblem } from '#services/import/sentences.ts';
import { headerOf, type ImportTemplate } from '#services/import/template.ts';
import { useWords } from '#views/language/words.tsx';
import { BAR_ID, REASON_ID, suggestionId, SUGGESTIONS_ID } from './ids.ts';
import * as css from './Repair.css.ts';
import { useRepairing } from './repairing.ts';
import type { Direction } from './useRepair.ts';
import { isSameCell } from './wrongCells.ts';

interface RepairCellProps {
  readonly template: ImportTemplate;
  readonly row: ImportRow;
  readonly column: number;
}

/** A cell of the file: its text, a button if it is wrong, or the input in which it is corrected. */
export function RepairCell({ template, row, column }: RepairCellProps) {
  const words = useWords();
  const repair = useRepairing();
  const shown = row.shown[column] ?? '';
  if (!repair) return shown;
  const { editing } = repair;
  const head = template.columns[column];
  const label = head ? headerOf(head, words) : '';
  if (editing && isSameCell(editing, { row: row.row, column })) return <RepairInput label={label} />;
  const pending = repair.pendingAt(row.row, column);
  if (pending !== undefined) return <span className={css.pending}>{pending}</span>;
  const wrong = repair.problemAt(row.row, column);
  if (!wrong) return shown;
  const reason = reasonOfProblem(wrong.problem, template.machine, words);
  return (
    <button
      type="button"
      className={css.wrong}
      title={reason}
      aria-label={words.text(shown === '' ? 'ui.import.wrongEmpty' : 'ui.import.wrongCell', {
        column: label,
        value: shown,
        reason,
      })}
      onClick={() => repair.begin(wrong)}
    >
      {shown === '' ? '\u00a0' : shown}
    </button>
  );
}

/** Input of the cell that is being corrected, focused by the table; its suggestions stand in the bar above. */
function RepairInput({ label }: { readonly label: string }) {
  const repair = useRepairing();
  if (!repair?.editing) return null;
  const { editing, suggestions, take, choose, leave, beside } = repair;

  const step = (event: KeyboardEvent, to: Direction): void => {
    // At the last wrong cell Tab leaves the table.
    if (beside(to)) event.preventDefault();
    take(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isDown = event.key === 'ArrowDown';
    if (event.key === 'Tab') step(event, event.shiftKey ? 'before' : 'after');
    else if (event.key === 'Enter') {
      event.preventDefault();
      take('onward');
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      leave();
    } else if (isDown || event.key === 'ArrowUp') {
      event.preventDefault();
      if (suggestions.length > 0) choose(isDown ? 1 : -1);
      else if (beside(isDown ? 'after' : 'before')) take(isDown ? 'after' : 'before');
    }
  };
  return (
    <input
      className={css.input}
      role="combobox"
      aria-label={label}
      aria-invalid
      aria-autocomplete="list"
      aria-describedby={REASON_ID}
      aria-expanded={suggestions.length > 0}
      aria-controls={SUGGESTIONS_ID}
      {...(editing.chosen >= 0 && { 'aria-activedescendant': suggestionId(editing.chosen) })}
      value={editing.text}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => repair.change(target.value)}
      onFocus={({ target }) => target.select()}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        // Buttons of the bar take the text themselves.
        if (relatedTarget?.closest(`#${BAR_ID}`)) return;
        take('nowhere');
      }}
    />
  );
}
