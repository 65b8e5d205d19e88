import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import type { ReactNode } from 'react';
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

export function Tabs({ label, tabs, selected, onSelect, keepMounted = false }: TabsProps) {
  const control = selected === undefined ? {} : { selectedKey: selected };
  return (
    <AriaTabs className={css.tabs} {...control} onSelectionChange={(key) => onSelect?.(String(key))}>
      <TabList className={css.list} aria-label={label}>
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
