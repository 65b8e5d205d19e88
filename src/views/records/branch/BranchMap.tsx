import { useCallback, useMemo, useState } from 'react';
import type { AskOptions } from '#services/http.ts';
import { readMapPoints } from '#services/maps.ts';
import { allRows } from '#services/page.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { usePlace } from '#views/place/screen.tsx';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { MapScreen } from '#views/shapes/map/MapScreen.tsx';
import type { MapMarker } from '#views/shapes/map/MapView.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { linesOf, partOf, passagesOf, type Part, type Station } from './network.ts';

const REGISTERED = [{ field: 'state', op: 'eq', value: 'registered' }] as const;

const LOOKS = {
  hub: { shape: 'square', tone: 'info', radius: 8, rank: 3 },
  end: { shape: 'circle', tone: 'positive', radius: 6.5, rank: 2 },
  unconnected: { shape: 'triangle', tone: 'critical', radius: 8, rank: 4 },
  closed: { shape: 'diamond', tone: 'ended', radius: 6, rank: 1 },
} as const satisfies Record<Part, Pick<MapMarker, 'shape' | 'tone' | 'radius' | 'rank'>>;

const PARTS = ['hub', 'end', 'unconnected', 'closed'] as const;

const read = async (options: AskOptions) => {
  const [rows, map] = await Promise.all([allRows('branch', { filters: REGISTERED }, options), readMapPoints()]);
  return { stations: rows as unknown as readonly Station[], map };
};

/** Branches on a map with their transport lines, hubs and what is not connected; the same as a table beside it. */
export default function BranchMap({ onList }: { readonly onList: () => void }) {
  const words = useWords();
  const { go } = usePlace();
  const { answer, failure, reload } = useAsked(useCallback((options: AskOptions) => read(options), []));
  const [pointed, setPointed] = useState<string | null>(null);
  const { language } = words;
  const drawn = useMemo(() => {
    const stations = answer?.stations ?? [];
    const nameOf = ({ name, nameZh }: Station): string => (language === 'zh' && nameZh) || name;
    const names = new Map(stations.map((one) => [one.id, nameOf(one)]));
    const lines = linesOf(stations);
    const passages = passagesOf(stations);
    return stations.map((one) => ({
      ...one,
      title: nameOf(one),
      part: partOf(one, lines, passages),
      to: lines
        .filter(({ from, to }) => from === one.id || to === one.id)
        .map(({ from, to }) => names.get(from === one.id ? to : from) ?? ''),
      lines,
    }));
  }, [answer, language]);
  if (failure) return <ListFailed failure={failure} onRetry={reload} />;
  if (!answer) return <Skeleton lines={8} />;
  const linesText = ({ to }: (typeof drawn)[number]): string =>
    to.length === 0 ? words.text('ui.map.noLine') : words.text('ui.map.linesTo', { branches: words.list(to) });
  const markers = drawn.map((one): MapMarker => {
    const { id, title, longitude, latitude, businessHours, part } = one;
    const details = [
      words.text(`ui.map.part.${part}`),
      words.text('ui.map.hours', { hours: businessHours }),
      linesText(one),
    ];
    return { id, name: title, longitude, latitude, details, ...LOOKS[part] };
  });
  const open = (id: string): void => go(recordAddress('branch', id));
  return (
    <MapScreen
      label={words.text('ui.map.branches')}
      legend={PARTS.filter((part) => drawn.some((one) => one.part === part)).map((part) => ({
        ...LOOKS[part],
        text: words.text(`ui.map.part.${part}`),
      }))}
      onList={onList}
      outline={answer.map.outline}
      markers={markers}
      lines={drawn[0]?.lines ?? []}
      pointed={pointed}
      onPoint={setPointed}
      onOpen={open}
      isTabbed
    >
      <PlainTable
        label={words.text('ui.map.table')}
        rows={drawn}
        keyOf={({ id }) => id}
        isCurrent={({ id }) => id === pointed}
        columns={[
          {
            title: words.text<string>('field.branch.name'),
            isRowHead: true,
            cell: ({ id, title }) => <Link href={recordAddress('branch', id)}>{title}</Link>,
          },
          { title: words.text('ui.map.role'), cell: ({ part }) => words.text(`ui.map.part.${part}`) },
          { title: words.text<string>('field.branch.businessHours'), cell: ({ businessHours }) => businessHours },
          {
            title: words.text('ui.map.lines'),
            cell: ({ to }) => (to.length === 0 ? words.text('ui.map.noLine') : words.list(to)),
          },
        ]}
      />
    </MapScreen>
  );
}
