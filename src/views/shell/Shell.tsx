import { useCallback, useEffect, useState } from 'react';
import { RouterProvider as LinkProvider } from 'react-aria-components';
import { MOBILE_BREAKPOINT_PIXELS } from '#machines/fields/limits.ts';
import { later, mounted } from '#services/firstView.ts';
import { prefer } from '#services/preferences.ts';
import { onSearch } from '#views/place/search.ts';
import { useSession } from '#views/session/useSession.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { late } from '#views/ui/late.tsx';
import { useMedia } from '#views/ui/theme/useMedia.ts';
import { usePreferences, useWords } from '#views/language/words.tsx';
import { useIsCourier } from '#views/session/useIsCourier.ts';
import { Footer } from './Footer.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { Navbar } from './Navbar.tsx';
import { Page } from './Page.tsx';
import { PaletteHost } from './PaletteHost.tsx';
import * as css from './Shell.css.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { Sidebar } from './Sidebar.tsx';
import type { SidebarSheetProps } from './SidebarSheet.tsx';
import { TabBar } from './TabBar.tsx';
import { useNoticeToasts } from './useNoticeToasts.ts';
import { useTabs } from './useTabs.ts';
import { Views } from './Views.tsx';
import { Watermark } from './Watermark.tsx';
import { FORBIDDEN, NOT_FOUND } from './addresses.ts';
import { HOME } from './hiddenViews.ts';

const NewVersion = arriving(later(() => import('./version/NewVersion.tsx')));
const OwnNews = arriving(later(() => import('./OwnNews.tsx')));
const SidebarSheet = late<SidebarSheetProps>(() => import('./SidebarSheet.tsx'));
const CountBar = arriving(later(() => import('./count/CountBar.tsx')));
const AssignmentToasts = arriving(later(() => import('../home/courier/AssignmentToasts.tsx')));
const OfflineBar = arriving(later(() => import('./outbox/OfflineBar.tsx')));

/** Frame of every screen (§2): sidebar, navbar, tab bar, and the views that stay mounted. */
export function Shell() {
  const words = useWords();
  const tabs = useTabs();
  useNoticeToasts(tabs.moves.go);
  const isCourier = useIsCourier();
  const { isLocked } = useSession().context;
  const { sidebar, tagsView, fixedHeader } = usePreferences();
  const isNarrow = useMedia(`(max-width: ${MOBILE_BREAKPOINT_PIXELS - 0.02}px)`);
  // Path at which the sheet was opened; navigation closes it (§4).
  const [sheetAt, setSheetAt] = useState<string | null>(null);
  const [isFinding, setFinding] = useState(false);
  const { go } = tabs.moves;
  const goHome = useCallback(() => go(HOME.path), [go]);
  const find = useCallback(() => setFinding(true), []);
  const stopFinding = useCallback(() => setFinding(false), []);
  useEffect(() => onSearch(find), [find]);
  const closeSheet = useCallback(() => setSheetAt(null), []);
  const isPage = tabs.path === NOT_FOUND || tabs.path === FORBIDDEN;
  useEffect(() => {
    // Such a page loads no data.
    if (isPage) mounted();
  }, [isPage]);
  const isOpen = !isNarrow && sidebar === 'open';
  const toggle = () => (isNarrow ? setSheetAt(tabs.path) : prefer({ sidebar: isOpen ? 'closed' : 'open' }));
  return (
    <LinkProvider navigate={tabs.moves.go}>
      <div className={css.page}>
        <a className={css.skip} href="#content" data-off-paper>
          {words.text('shell.skip')}
        </a>
        {!isNarrow && <Sidebar isOpen={isOpen} current={tabs.path} />}
        {isNarrow && (
          <SidebarSheet
            wanted={sheetAt === tabs.path}
            onLost={closeSheet}
            isOpen={sheetAt === tabs.path}
            onOpenChange={(isWanted) => setSheetAt(isWanted ? tabs.path : null)}
            current={tabs.path}
          />
        )}
        <div className={`${css.column} ${fixedHeader ? '' : css.scrolling}`}>
          <Navbar isMenuOpen={isOpen} onToggleMenu={toggle} view={tabs.view} isNarrow={isNarrow} onFind={find} />
          {tagsView && <TabBar tabs={tabs} />}
          <NewVersion />
          <OwnNews />
          <OfflineBar />
          <CountBar />
          {isCourier && <AssignmentToasts onOpen={goHome} />}
          <main id="content" tabIndex={-1} className={css.content}>
            <Views tabs={tabs} />
            {!tabs.view && <Page path={tabs.path} />}
          </main>
          <Footer />
        </div>
      </div>
      <Watermark />
      {!isLocked && <Shortcuts tabs={tabs} onPalette={find} />}
      <PaletteHost tabs={tabs} isOpen={isFinding && !isLocked} onClose={stopFinding} />
      <LeaveDialog tabs={tabs.tabs} />
    </LinkProvider>
  );
}
