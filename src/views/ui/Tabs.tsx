import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './Tabs.css.ts';

/** One tab: its name, an addition such as a count, and its content. */
export interface TabItem {
  id: string;
  label: string;
  badge?: ReactNode;
  content: ReactNode;
}

/** Several panes in one place. Only the chosen one is mounted, unless `keepMounted`. */
export interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  selected?: string;
  onSelect?: (id: string) => void;
  keepMounted?: boolean;
}

/** Scrolls a strip that is wider than its place to a tab. */
function showTab(strip: HTMLElement, id: string): void {
  const chosen = strip.querySelector(`[data-key="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  const place = strip.getBoundingClientRect();
  if (!chosen) return;
  strip.scrollLeft += Math.min(0, chosen.left - place.left) + Math.max(0, chosen.right - place.right);
}

export function Tabs({ label, tabs, selected, onSelect, keepMounted = false }: TabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: place } = strip;
    if (!place || selected === undefined) return undefined;
    // The tabs get their size after this, in a hidden screen when it is shown.
    const observer = new ResizeObserver(() => showTab(place, selected));
    observer.observe(place);
    return () => observer.disconnect();
  }, [selected]);
  const control = selected === undefined ? {} : { selectedKey: selected };
  return (
    <AriaTabs className={css.tabs} {...control} onSelectionChange={(key) => onSelect?.(String(key))}>
      <TabList ref={strip} className={css.list} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={css.tab}>
            {tab.label}
            {tab.badge}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={css.panel} shouldForceMount={keepMounted}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
