import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '#views/ui/Icon.tsx';
import { usePreferences, useWords } from '#views/words.tsx';
import { iconOf } from './icon.ts';
import type { MenuItem } from './menu.ts';
import { currentPage } from './current.ts';
import * as css from './MenuTree.css.ts';
import { worded } from './title.ts';

interface MenuTreeProps {
  readonly items: readonly MenuItem[];
  /** Path of the current screen. */
  readonly current: string;
  /** Called after a choice. */
  readonly onGo?: () => void;
}

/** Catalogs that the person opened or closed. Opening one may close its siblings (§2, unique-open). */
interface Choices {
  readonly isOpen: (item: MenuItem, level: number) => boolean;
  readonly toggle: (item: MenuItem, level: number) => void;
}

function useChoices(current: string): Choices {
  const { uniqueOpen } = usePreferences();
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [last, setLast] = useState<Readonly<Record<number, string>>>({});
  const isOpen: Choices['isOpen'] = (item, level) => {
    if (uniqueOpen) return last[level] === undefined ? holds(item, current) : last[level] === item.id;
    return chosen[item.id] ?? (holds(item, current) || level === 0);
  };
  return {
    isOpen,
    toggle: (item, level) => {
      const wasOpen = isOpen(item, level);
      setChosen({ ...chosen, [item.id]: !wasOpen });
      setLast({ ...last, [level]: wasOpen ? '' : item.id });
    },
  };
}

/** The menu with titles. The catalog of the current screen is open. */
export function MenuTree(props: MenuTreeProps) {
  const choices = useChoices(props.current);
  return (
    <ul className={css.list}>
      {props.items.map((item) => (
        <Entry key={item.id} item={item} level={0} choices={choices} {...props} />
      ))}
    </ul>
  );
}

interface EntryProps extends MenuTreeProps {
  readonly item: MenuItem;
  readonly level: number;
  readonly choices: Choices;
}

const holds = (item: MenuItem, path: string): boolean =>
  item.path === path || item.children.some((child) => holds(child, path));

function Entry(props: EntryProps) {
  return <li>{props.item.children.length > 0 ? <Catalog {...props} /> : <Leaf {...props} />}</li>;
}

function Catalog({ item, level, ...rest }: EntryProps) {
  const words = useWords();
  const isOpen = rest.choices.isOpen(item, level);
  return (
    <>
      <button
        type="button"
        className={css.catalog}
        aria-expanded={isOpen}
        onClick={() => rest.choices.toggle(item, level)}
      >
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
  const link = useRef<HTMLAnchorElement>(null);
  const isCurrent = item.path === current;
  // The entry of the current screen may be outside the visible part.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  if (item.path === null) return null;
  const outside = item.external ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <Link
      {...outside}
      ref={link}
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
