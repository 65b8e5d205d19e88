import { IconButton } from '#views/ui/IconButton.tsx';
import { useWords } from '#views/language/words.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { Crumbs } from './Crumbs.tsx';
import { Downloads } from './Downloads.tsx';
import { FullScreen } from './FullScreen.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LiveMark } from './LiveMark.tsx';
import type { View } from './menu.ts';
import * as css from './Navbar.css.ts';
import { Settings } from './Settings.tsx';
import { SizeMenu } from './SizeMenu.tsx';

interface NavbarProps {
  readonly isMenuOpen: boolean;
  readonly onToggleMenu: () => void;
  readonly view: View | null;
  readonly isNarrow: boolean;
  /** Opens the command palette. */
  readonly onFind: () => void;
}

/** Top bar (§2): menu toggle, breadcrumbs, and the person's menus. */
export function Navbar({ isMenuOpen, onToggleMenu, view, isNarrow, onFind }: NavbarProps) {
  const words = useWords();
  return (
    <header className={css.bar} data-off-paper>
      <IconButton
        icon={isNarrow ? 'menu' : 'sidebar'}
        label={words.text(isMenuOpen ? 'shell.menuClose' : 'shell.menuOpen')}
        onPress={onToggleMenu}
      />
      <Crumbs crumbs={view?.crumbs ?? []} isNarrow={isNarrow} />
      <div className={css.end}>
        <LiveMark isNarrow={isNarrow} />
        <IconButton icon="search" label={words.text('shell.palette')} onPress={onFind} />
        <Bell />
        <Downloads />
        <LanguageMenu />
        {!isNarrow && <FullScreen />}
        {!isNarrow && <SizeMenu />}
        <Settings />
        <AccountMenu isNarrow={isNarrow} />
      </div>
    </header>
  );
}
