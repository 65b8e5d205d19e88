import { useEffect } from 'react';
import { Icon } from '#views/ui/Icon.tsx';
import * as lists from '#views/ui/ListBox.css.ts';
import { useWords } from '#views/language/words.tsx';
import type { Entry, Section } from './entry.ts';
import * as css from './Palette.css.ts';

interface ResultsProps {
  readonly id: string;
  readonly label: string;
  readonly sections: readonly Section[];
  readonly active: Entry | null;
  readonly onRun: (entry: Entry) => void;
}

/** Returns the element id of an entry, which the field references as active descendant. */
export const elementOf = (list: string, entry: Entry): string => `${list} ${entry.id}`.replace(/\s/g, '_');

/** Results in groups. The focus stays in the field, which references the active one. */
export function Results({ id, label, sections, active, onRun }: ResultsProps) {
  const words = useWords();
  const chosen = active === null ? null : elementOf(id, active);
  useEffect(() => {
    if (chosen !== null) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div id={id} role="listbox" aria-label={label} className={css.results}>
      {sections.map(({ group, entries }) => (
        <div key={group} role="group" aria-labelledby={`${id}_${group}`}>
          <div id={`${id}_${group}`} role="presentation" className={lists.heading}>
            {words.text(`shell.palette.group.${group}`)}
          </div>
          {entries.map((entry) => (
            // The field handles the keys, since it has the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
            <div
              key={entry.id}
              id={elementOf(id, entry)}
              role="option"
              tabIndex={-1}
              aria-selected={entry === active}
              className={`${lists.item} ${css.entry}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onRun(entry)}
            >
              <Icon name={entry.icon} />
              <span className={lists.words}>
                <span className={css.label}>{entry.label}</span>
                {entry.second !== '' && <span className={lists.second}>{entry.second}</span>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
