import { LANGUAGE_IDS, LANGUAGES } from '#i18n/languages.ts';
import type { MessageId, Words } from '#i18n/words.ts';
import { prefer, SCHEMES, SIZES } from '#services/preferences.ts';
import type { IconName } from '#views/ui/iconPaths.ts';
import type { TabMoves } from '../tabMoves.ts';
import type { Entry } from './entry.ts';

interface ConsoleAct {
  readonly id: string;
  readonly icon: IconName;
  /** Setting and choice, each from a message or in its own language. */
  readonly parts: readonly ((words: Words) => string)[];
  readonly run: () => void;
}

const said =
  (id: MessageId) =>
  (words: Words): string =>
    words.text<string>(id);

const choices = (): ConsoleAct[] => [
  ...SCHEMES.map((id) => ({
    id: `scheme ${id}`,
    icon: id === 'dark' ? ('moon' as const) : ('sun' as const),
    parts: [said('shell.scheme'), said(`shell.scheme.${id}`)],
    run: () => prefer({ scheme: id }),
  })),
  ...LANGUAGE_IDS.map((id) => ({
    id: `language ${id}`,
    icon: 'language' as const,
    parts: [said('shell.language'), () => LANGUAGES[id].name],
    run: () => prefer({ language: id }),
  })),
  ...SIZES.map((id) => ({
    id: `size ${id}`,
    icon: 'textSize' as const,
    parts: [said('shell.size'), said(`shell.size.${id}`)],
    run: () => prefer({ size: id }),
  })),
];

const tabActs = ({ refresh, closeOthers, closeAll }: TabMoves, shown: string | null): ConsoleAct[] => {
  const views = said('shell.tabs');
  const all = { id: 'closeAll', icon: 'minus' as const, parts: [views, said('shell.tabs.closeAll')], run: closeAll };
  if (shown === null) return [all];
  return [
    {
      id: 'refresh',
      icon: 'refresh' as const,
      parts: [views, said('shell.tabs.refresh')],
      run: () => refresh(shown),
    },
    {
      id: 'closeOthers',
      icon: 'shrink' as const,
      parts: [views, said('shell.tabs.closeOthers')],
      run: () => closeOthers(shown),
    },
    all,
  ];
};

/** Returns the actions on the console itself: appearance, language and tabs. */
export function consoleEntries(languages: readonly Words[], moves: TabMoves, shown: string | null): Entry[] {
  const [words] = languages;
  if (!words) return [];
  return [...choices(), ...tabActs(moves, shown)].map(({ id, icon, parts, run }) => {
    const name = (one: Words): string => parts.map((part) => part(one)).join(': ');
    return {
      id: `console ${id}`,
      group: 'console' as const,
      icon,
      label: name(words),
      second: '',
      names: [...new Set(languages.flatMap((one) => [name(one), ...parts.slice(1).map((part) => part(one))]))],
      run,
    };
  });
}
