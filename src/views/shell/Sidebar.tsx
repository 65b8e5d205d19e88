import { Brand } from '#views/app/Brand.tsx';
import { MenuRail } from './MenuRail.tsx';
import { MenuTree } from './MenuTree.tsx';
import { useReach } from './reach.ts';
import { usePreferences, useWords } from '#views/language/words.tsx';
import * as css from './Sidebar.css.ts';

/** Menu at the side (§2): open with titles, or collapsed to icons. */
export function Sidebar({ isOpen, current }: { isOpen: boolean; current: string }) {
  const words = useWords();
  const { items } = useReach();
  const { sidebarLogo } = usePreferences();
  return (
    <nav className={`${css.sidebar} ${isOpen ? css.open : css.closed}`} aria-label={words.text('shell.menu')}>
      {sidebarLogo && (
        <p className={css.brand}>
          <Brand size={24} named={isOpen} />
        </p>
      )}
      {isOpen ? <MenuTree items={items} current={current} /> : <MenuRail items={items} current={current} />}
    </nav>
  );
}
