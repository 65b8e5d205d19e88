import type { ImportTemplate } from '#services/import/template.ts';
import { headerOf } from '#services/import/template.ts';
import { reasonOfProblem } from '#services/import/sentences.ts';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';
import { BAR_ID, REASON_ID, suggestionId, SUGGESTIONS_ID } from './ids.ts';
import * as css from './Repair.css.ts';
import type { Repair } from './useRepair.ts';

interface RepairBarProps {
  readonly template: ImportTemplate;
  readonly repair: Repair;
}

/** Bar above the table: how many cells are wrong, what is wrong with the present one, and values that may be meant. */
export function RepairBar({ template, repair }: RepairBarProps) {
  const words = useWords();
  const { wrong, editing, beside } = repair;
  if (wrong.length === 0 && !editing) return null;
  const column = editing && template.columns[editing.column];
  return (
    <section id={BAR_ID} className={css.bar} aria-label={words.text('ui.import.repair')}>
      <div className={css.acts}>
        <strong>{words.text('ui.import.wrongCells', { count: wrong.length })}</strong>
        <Button
          size="small"
          icon="chevronLeft"
          reason={beside('before') ? undefined : words.text('ui.import.noneBefore')}
          onPress={() => repair.take('before')}
        >
          {words.text('ui.import.previousWrong')}
        </Button>
        <Button
          size="small"
          tone="primary"
          reason={beside('after') ? undefined : words.text('ui.import.noneAfter')}
          onPress={() => repair.take('after')}
        >
          {words.text('ui.import.nextWrong')}
        </Button>
      </div>
      <div className={css.about} aria-live="polite">
        {editing && column ? (
          <p id={REASON_ID} className={css.reason}>
            {words.text('ui.import.repairing', {
              row: editing.row,
              column: headerOf(column, words),
              reason: reasonOfProblem(editing.problem, template.machine, words),
            })}
          </p>
        ) : (
          <p className={css.keys}>{words.text('ui.import.repairKeys')}</p>
        )}
      </div>
      {editing && <Suggestions repair={repair} />}
    </section>
  );
}

/** Values that may have been meant; the input above chooses among them, a press takes one. */
function Suggestions({ repair: { suggestions, editing, take } }: Pick<RepairBarProps, 'repair'>) {
  const words = useWords();
  return (
    <div className={css.suggested}>
      {suggestions.length > 0 && <span id={`${SUGGESTIONS_ID}-label`}>{words.text('ui.import.didYouMean')}</span>}
      <div
        id={SUGGESTIONS_ID}
        role="listbox"
        className={css.suggestions}
        aria-label={words.text('ui.import.didYouMean')}
      >
        {suggestions.map(({ text, label }, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input has the focus and the keys
          <div
            key={text}
            id={suggestionId(at)}
            role="option"
            className={css.suggestion}
            aria-selected={editing?.chosen === at}
            // The input keeps the focus, so that leaving it does not end the correction first.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take('onward', text)}
          >
            {label}
          </div>
        ))}
      </div>
    </div>
  );
}
