import { useCallback, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Link } from 'react-aria-components';
import type { Tab } from '#machines/tabs/index.ts';
import { IconButton } from '#views/ui/IconButton.tsx';
import { isPressed } from '#views/ui/keys.ts';
import { ContextMenu, Menu } from '#views/ui/Menu.tsx';
import { useWords } from '#views/language/words.tsx';
import { currentPage } from './current.ts';
import * as css from './TabBar.css.ts';
import { tabActs } from './tabActs.ts';
import { titleOf } from './title.ts';
import type { Tabs } from './useTabs.ts';
import { useShownInView } from './useShownInView.ts';

/** Visited views (§2): each tab restores its view and has its own menu. */
export function TabBar({ tabs }: { tabs: Tabs }) {
  const words = useWords();
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const anchor = useRef<Element | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const closeMenu = useCallback(() => setMenuOf(null), []);
  useShownInView(list, tabs.shown, tabs.tabs);
  if (tabs.tabs.length === 0) return null;

  const openMenu = (event: MouseEvent | KeyboardEvent, { key }: Tab) => {
    event.preventDefault();
    anchor.current = event.currentTarget;
    setMenuOf(key);
  };
  const onKeyDown = (event: KeyboardEvent, tab: Tab) => {
    if (isPressed(event, 'tabMenu')) openMenu(event, tab);
    if (isPressed(event, 'tabClose') && !tab.affix) tabs.moves.close(tab.key);
  };
  return (
    <nav className={css.bar} aria-label={words.text('shell.tabs')}>
      <ul ref={list} className={css.list}>
        {tabs.tabs.map((tab) => (
          <li key={tab.key} className={css.tab} data-shown={tab.key === tabs.shown || undefined} data-tab={tab.key}>
            <Link
              href={tab.path}
              className={css.link}
              onContextMenu={(event) => openMenu(event, tab)}
              onKeyDown={(event) => onKeyDown(event, tab)}
              onAuxClick={(event) => {
                if (event.button !== 1 || tab.affix) return;
                event.preventDefault();
                tabs.moves.close(tab.key);
              }}
              {...currentPage(tab.key === tabs.shown)}
            >
              {titleOf(tab, words)}
            </Link>
            {!tab.affix && (
              <IconButton
                icon="cross"
                size="small"
                untipped
                label={words.text('shell.tabs.closeNamed', { title: titleOf(tab, words) })}
                onPress={() => tabs.moves.close(tab.key)}
              />
            )}
          </li>
        ))}
      </ul>
      {tabs.shown !== null && (
        <Menu
          label={words.text('shell.tabs.actions')}
          placement="bottom end"
          trigger={<IconButton icon="dots" size="small" label={words.text('shell.tabs.actions')} />}
          groups={[{ id: 'tabs', acts: tabActs(tabs.shown, tabs, words) }]}
        />
      )}
      <ContextMenu
        anchor={anchor}
        isOpen={menuOf !== null}
        onClose={closeMenu}
        label={words.text('shell.tabs.actions')}
        groups={[{ id: 'tabs', acts: menuOf === null ? [] : tabActs(menuOf, tabs, words) }]}
      />
    </nav>
  );
}
