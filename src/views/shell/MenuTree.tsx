import { useState } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '#views/ui/Icon.tsx';
import { useWords } from '#views/words.tsx';
import { iconOf } from './icon.ts';
import type { MenuItem } from './menu.ts';
import { currentPage } from './current.ts';
import * as css from './MenuTree.css.ts';
import { worded } from './title.ts';

interface MenuTreeProps {
  readonly items: readonly MenuItem[];
  /** The path shown. */
  readonly current: string;
  /** Called when one has chosen. */
  readonly onGo?: () => void;
}

/** The menu with words: catalogs open and close, the one that holds the present screen is open. */
export function MenuTree(props: MenuTreeProps) {
  return (
    <ul className={css.list}>
      {props.items.map((item) => (
        <Entry key={item.id} item={item} level={0} {...props} />
      ))}
    </ul>
  );
}

interface EntryProps extends MenuTreeProps {
  readonly item: MenuItem;
  readonly level: number;
}

const holds = (item: MenuItem, path: string): boolean =>
  item.path === path || item.children.some((child) => holds(child, path));

function Entry(props: EntryProps) {
  return <li>{props.item.children.length > 0 ? <Catalog {...props} /> : <Leaf {...props} />}</li>;
}

function Catalog({ item, level, ...rest }: EntryProps) {
  const words = useWords();
  const holdsCurrent = holds(item, rest.current);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? (holdsCurrent || level === 0);
  return (
    <>
      <button type="button" className={css.catalog} aria-expanded={isOpen} onClick={() => setChoice(!isOpen)}>
        {level === 0 && <Icon name={iconOf(item.icon)} />}
        <span className={css.words}>{worded(item.title, words)}</span>
        <span className={css.chevron} data-open={isOpen || undefined}>
          <Icon name="chevronDown" size={14} />
        </span>
      </button>
      {isOpen && (
        <ul className={css.children}>
          {item.children.map((child) => (
            <Entry key={child.id} {...rest} item={child} level={level + 1} />
          ))}
        </ul>
      )}
    </>
  );
}

function Leaf({ item, level, current, onGo }: EntryProps) {
  const words = useWords();
  if (item.path === null) return null;
  const isCurrent = item.path === current;
  const outside = item.external ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <Link
      {...outside}
      href={item.path}
      className={css.leaf}
      {...currentPage(isCurrent)}
      {...(onGo === undefined ? {} : { onPress: onGo })}
    >
      {level === 0 && <Icon name={iconOf(item.icon)} />}
      <span className={css.words}>{worded(item.title, words)}</span>
      {item.external && <Icon name="external" size={13} />}
    </Link>
  );
}
