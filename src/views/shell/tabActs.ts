import type { Words } from '#i18n/words.ts';
import type { KeyName } from '#views/ui/keys.ts';
import type { MenuAct } from '#views/ui/menuActs.ts';
import type { Tabs } from './useTabs.ts';

/** Menu entries of one tab (§2): refresh, close, close others, close all. A disabled one gives its reason. */
export const tabActs = (
  key: string,
  { tabs, shown, moves }: Pick<Tabs, 'tabs' | 'shown' | 'moves'>,
  words: Words,
): MenuAct[] => {
  const isPinned = tabs.some((tab) => tab.key === key && tab.affix);
  // Shortcuts apply to the shown tab only.
  const keys = (act: KeyName): KeyName | undefined => (key === shown ? act : undefined);
  const hasOthers = tabs.some((tab) => tab.key !== key && !tab.affix);
  return [
    {
      id: 'refresh',
      icon: 'refresh',
      label: words.text('shell.tabs.refresh'),
      keys: keys('refresh'),
      onAction: () => moves.refresh(key),
    },
    {
      id: 'close',
      icon: 'cross',
      label: words.text('shell.tabs.close'),
      keys: keys('close'),
      reason: isPinned ? words.text('shell.tabs.pinned') : undefined,
      onAction: () => moves.close(key),
    },
    {
      id: 'closeOthers',
      icon: 'shrink',
      label: words.text('shell.tabs.closeOthers'),
      reason: hasOthers ? undefined : words.text('shell.tabs.onlyOne'),
      onAction: () => moves.closeOthers(key),
    },
    { id: 'closeAll', icon: 'minus', label: words.text('shell.tabs.closeAll'), onAction: () => moves.closeAll() },
  ];
};
