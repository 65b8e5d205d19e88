import type { ReactNode } from 'react';
import { IconButton } from '#views/ui/IconButton.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './RowsInput.css.ts';

interface RowProps {
  readonly place: number;
  /** Its name, by its number. */
  readonly name: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A group of fields with its number, and how to move and remove it. */
export function Numbered({
  place,
  count,
  name,
  onMove,
  onRemove,
  children,
}: RowProps & { count: number; onMove: (by: -1 | 1) => void }) {
  const words = useWords();
  return (
    <li data-row={place}>
      <div role="group" aria-label={name} className={css.row}>
        <div className={css.head}>
          <span className={css.title} aria-hidden="true">
            {name}
          </span>
          <span data-at="up">
            <IconButton
              icon="arrowUp"
              label={words.text('ui.form.entryUp', { entry: name })}
              reason={place === 0 ? words.text('ui.form.entryFirst') : undefined}
              onPress={() => onMove(-1)}
            />
          </span>
          <span data-at="down">
            <IconButton
              icon="arrowDown"
              label={words.text('ui.form.entryDown', { entry: name })}
              reason={place === count - 1 ? words.text('ui.form.entryLast') : undefined}
              onPress={() => onMove(1)}
            />
          </span>
          <IconButton icon="trash" label={words.text('ui.form.removeEntry', { entry: name })} onPress={onRemove} />
        </div>
        <div data-at="fields" className={css.fields}>
          {children}
        </div>
      </div>
    </li>
  );
}

/** A key and its value in one line. */
export function Pair({ place, name, onRemove, children }: RowProps) {
  const words = useWords();
  return (
    <li data-row={place}>
      <div role="group" aria-label={name} className={css.pair}>
        <div data-at="fields" className={css.fields}>
          {children}
        </div>
        <div className={css.besideBoxes}>
          <IconButton icon="trash" label={words.text('ui.form.removeEntry', { entry: name })} onPress={onRemove} />
        </div>
      </div>
    </li>
  );
}
