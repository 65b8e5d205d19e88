import { useState } from 'react';
import { Icon } from '#views/ui/Icon.tsx';
import { useWords } from '#views/language/words.tsx';
import { iconOf } from './icon.ts';
import { entriesAt, matching, type MenuItem } from './menu.ts';
import { MenuLeaf } from './MenuLeaf.tsx';
import * as css from './MenuTree.css.ts';
import { worded } from './title.ts';
import { useMenuChoices, type MenuChoices } from './useMenuChoices.ts';

interface MenuTreeProps {
  readonly items: readonly MenuItem[];
  /** Path of the current screen. */
  readonly current: string;
  /** Called after a choice. */
  readonly onGo?: (() => void) | undefined;
}

const always = (): boolean => true;

/** The menu with titles: a field that finds its entries, the favourites, then all. */
export function MenuTree(props: MenuTreeProps) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const own = useMenuChoices(props.current);
  const isFinding = typed.trim() !== '';
  const choices = isFinding ? { ...own, isOpen: always } : own;
  const favourites = isFinding ? [] : entriesAt(props.items, own.favourites);
  const found = matching(props.items, typed, ({ title }) => worded(title, words));
  return (
    <>
      <input
        type="search"
        className={css.find}
        aria-label={words.text('shell.menuFind')}
        placeholder={words.text('shell.menuFind')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length === 0 && (
        <p className={css.none} role="status">
          {words.text('shell.menuNone')}
        </p>
      )}
      <div className={css.list}>
        {favourites.length > 0 && (
          <section className={css.favourites} aria-label={words.text('shell.favourites')}>
            <h2 className={css.heading}>{words.text('shell.favourites')}</h2>
            <ul>
              {favourites.map((item) => (
                <li key={item.id}>
                  <MenuLeaf item={item} isTop isCurrent={false} choices={choices} onGo={props.onGo} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <ul>
          {found.map((item) => (
            <Entry key={item.id} item={item} level={0} choices={choices} {...props} />
          ))}
        </ul>
      </div>
    </>
  );
}

interface EntryProps extends MenuTreeProps {
  readonly item: MenuItem;
  readonly level: number;
  readonly choices: MenuChoices;
}

function Entry(props: EntryProps) {
  const { item, level, current, choices, onGo } = props;
  if (item.children.length > 0)
    return (
      <li>
        <Catalog {...props} />
      </li>
    );
  return (
    <li>
      <MenuLeaf item={item} isTop={level === 0} isCurrent={item.path === current} choices={choices} onGo={onGo} />
    </li>
  );
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
