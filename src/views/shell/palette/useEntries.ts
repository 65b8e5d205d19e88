import { useMemo, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { recentRecords } from '#services/recentRecords.ts';
import { paletteActions } from '#views/place/paletteActions.ts';
import { useSession } from '#views/session/useSession.ts';
import { useWords } from '#views/language/words.tsx';
import { useReach } from '../reach.ts';
import type { Tabs } from '../useTabs.ts';
import { beginningEntries } from './beginnings.ts';
import { consoleEntries } from './consoleActs.ts';
import type { Entry } from './entry.ts';
import { foundEntries, recentEntries } from './records.ts';
import { screenEntries } from './screens.ts';
import type { Findings } from '#services/search.ts';
import { useLanguages } from './useLanguages.ts';

interface Requests {
  readonly begin: (event: string, aggregateType: AggregateType) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Returns everything that can be found now: records, screens and actions. */
export function useEntries({ moves, shown }: Tabs, { found }: Findings, { begin, onFailed }: Requests): Entry[] {
  const words = useWords();
  const languages = useLanguages(words);
  const reach = useReach();
  const { user } = useSession().context;
  const [recent] = useState(() => recentRecords(user?.id ?? ''));
  const [offered] = useState(paletteActions);
  const fixed = useMemo(() => {
    const { views } = reach;
    const permissions = user?.roles ?? [];
    const acts = offered.map(({ id, label, icon = 'play', about, run }) => ({
      id: `act ${id}`,
      group: about,
      icon,
      label,
      second: '',
      names: [label],
      run,
    }));
    return [
      ...recentEntries(recent, views, words, moves.go),
      ...acts,
      ...screenEntries(reach, languages, moves.go),
      ...beginningEntries(languages, { permissions, views, go: moves.go, begin, onFailed }),
      ...consoleEntries(languages, moves, shown),
    ];
  }, [reach, languages, words, user, recent, offered, moves, shown, begin, onFailed]);
  return useMemo(
    () => [...foundEntries(found, reach.views, words, moves.go), ...fixed],
    [found, reach.views, words, moves.go, fixed],
  );
}
