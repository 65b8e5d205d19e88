import { Button, Group, Input, SearchField as AriaSearchField } from 'react-aria-components';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components';
import { FieldLabel, FieldMessage, fieldClass, takeWords } from './Field.tsx';
import type { FieldWords } from './Field.tsx';
import * as css from './Field.css.ts';
import { Icon } from './Icon.tsx';
import { clear, search } from './SearchField.css.ts';
import { useWords } from './words.tsx';

/** A text to look for; Enter asks (`onSubmit`), Escape clears. */
export interface SearchFieldProps
  extends FieldWords, Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isRequired'> {
  placeholder?: string;
}

export function SearchField({ placeholder, ...props }: SearchFieldProps) {
  const { words, rest, invalid } = takeWords(props);
  const { clear: clearWord } = useWords();
  return (
    <AriaSearchField {...rest} {...invalid} className={`${fieldClass(words)} ${search}`}>
      <FieldLabel {...words} />
      <Group className={css.box}>
        <span className={css.affix}>
          <Icon name="search" />
        </span>
        <Input className={css.input} placeholder={placeholder ?? ''} />
        <Button className={`${css.inner} ${clear}`} aria-label={clearWord}>
          <Icon name="cross" size={13} />
        </Button>
      </Group>
      <FieldMessage {...words} />
    </AriaSearchField>
  );
}
