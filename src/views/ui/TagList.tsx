import { Button, Tag, TagGroup, TagList as AriaTagList } from 'react-aria-components';
import { Icon } from './Icon.tsx';
import * as css from './Tag.css.ts';
import { useWords } from './words.tsx';

/** Chosen things that can be taken away again, such as the filters in force; Delete removes the focused one. */
export interface TagListProps {
  label: string;
  tags: readonly { id: string; text: string }[];
  onRemove: (id: string) => void;
}

export default function TagList({ label, tags, onRemove }: TagListProps) {
  const words = useWords();
  return (
    <TagGroup aria-label={label} onRemove={(keys) => keys.forEach((key) => onRemove(String(key)))}>
      <AriaTagList className={css.list} items={tags}>
        {({ id, text }) => (
          <Tag id={id} textValue={text} className={css.removable}>
            {text}
            <Button slot="remove" className={css.remove} aria-label={words.remove}>
              <Icon name="cross" size={12} />
            </Button>
          </Tag>
        )}
      </AriaTagList>
    </TagGroup>
  );
}
