import { Activity, useEffect } from 'react';
import { useCompanyName } from '#views/app/useCompany.ts';
import { useWords } from '#views/language/words.tsx';
import { useReach } from './reach.ts';
import { pathOf } from './views.ts';
import { ScreenHost } from './ScreenHost.tsx';
import { titleOf } from './title.ts';
import type { Tabs } from './useTabs.ts';
import * as css from './Views.css.ts';

/** Views of the open tabs: one shown, the others mounted and hidden. */
export function Views({ tabs }: { tabs: Tabs }) {
  const words = useWords();
  const company = useCompanyName();
  const { views } = useReach();
  const shown = tabs.tabs.find(({ key }) => key === tabs.shown);
  const title = shown ? titleOf(shown, words) : null;
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${company}`;
  }, [title, company]);
  return tabs.kept.map((tab) => {
    const view = views.get(pathOf(tab.key));
    if (!view) return null;
    const isShown = tab.key === tabs.shown;
    return (
      <Activity key={`${tab.key} ${tab.generation}`} mode={isShown ? 'visible' : 'hidden'}>
        <div className={css.view}>
          <ScreenHost tab={tab} view={view} moves={tabs.moves} isShown={isShown} />
        </div>
      </Activity>
    );
  });
}
