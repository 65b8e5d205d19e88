import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ListBox, ListBoxItem } from 'react-aria-components';
import type { ReactNode } from 'react';
import type { Choice } from './choice.ts';
import { Icon } from './Icon.tsx';
import * as css from './ListBox.css.ts';
import { Spinner } from './Spinner.tsx';
import { useWords } from './words.tsx';

/** The list that drops from a select or a combo box. */
export function ChoiceList({ choices, loading = false }: { choices?: Iterable<Choice>; loading?: boolean }) {
  const words = useWords();
  const nothing = (): ReactNode => (
    <div className={css.empty}>{loading ? <Spinner label={words.loading} /> : words.noResults}</div>
  );
  return (
    <ListBox className={css.list} renderEmptyState={nothing} {...(choices === undefined ? {} : { items: choices })}>
      {(choice: Choice) => <ChoiceItem {...choice} />}
    </ListBox>
  );
}

function ChoiceItem({ id, label, description, icon, depth = 0, reason }: Choice) {
  const second = reason ?? description;
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      className={css.item}
      isDisabled={reason !== undefined}
      style={assignInlineVars({ [css.depth]: String(depth) })}
    >
      {({ isSelected }) => (
        <>
          {icon && <Icon name={icon} />}
          <span className={css.words}>
            {label}
            {second !== undefined && <span className={css.second}>{second}</span>}
          </span>
          <span className={css.ticked}>{isSelected && <Icon name="check" />}</span>
        </>
      )}
    </ListBoxItem>
  );
}
