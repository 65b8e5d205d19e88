import { Icon } from './Icon.tsx';
import * as css from './Tag.css.ts';
import type { TagListProps } from './TagList.tsx';
import { useWords } from './words.tsx';

/** Tags before their keyboard control has loaded. */
export function TagPlaceholders({ label, tags, onRemove }: TagListProps) {
  const words = useWords();
  return (
    <ul aria-label={label} className={css.list}>
      {tags.map(({ id, text }) => (
        <li key={id} className={css.removable}>
          {text}
          <button type="button" className={css.remove} aria-label={words.remove} onClick={() => onRemove(id)}>
            <Icon name="cross" size={12} />
          </button>
        </li>
      ))}
    </ul>
  );
}
