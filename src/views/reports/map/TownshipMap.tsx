import { useCallback, useState } from 'react';
import { valueText } from '#i18n/measureText.ts';
import type { MeasureUnit } from '#machines/kit/report.ts';
import { readMapPoints } from '#services/maps.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { usePlace } from '#views/place/screen.tsx';
import { MapLegend, MapView } from '#views/shapes/map/MapView.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import type { ReportLine } from '../lines.ts';
import * as css from './TownshipMap.css.ts';
import { townshipMarks } from './townshipMarks.ts';

interface TownshipMapProps {
  readonly title: string;
  readonly lines: readonly ReportLine[];
  readonly unit: MeasureUnit;
}

/** Marks beyond which Tab does not stop at each; the table beside the map leads to the same records. */
const TABBED_MOST = 40;

/** Values of townships on a map of Myanmar; each mark says its value and leads to its records. */
export default function TownshipMap({ title, lines, unit }: TownshipMapProps) {
  const words = useWords();
  const { go } = usePlace();
  const { answer, failure, reload } = useAsked(useCallback(() => readMapPoints(), []));
  const [pointed, setPointed] = useState<string | null>(null);
  if (failure) return <ListFailed failure={failure} onRetry={reload} />;
  if (!answer) return <Skeleton lines={8} />;
  const { marks, off } = townshipMarks(lines, answer.points);
  const byId = new Map(marks.map((mark) => [mark.line.keys[0] ?? '', mark]));
  const [largest] = marks;
  const looks = { more: { shape: 'circle', tone: 'info' }, less: { shape: 'diamond', tone: 'critical' } } as const;
  const lookOf = (value: number) => (value < 0 ? looks.less : looks.more);
  return (
    <>
      <div className={css.map}>
        <MapView
          label={title}
          outline={answer.outline}
          markers={marks.map(({ line, value, isApproximate, ...place }) => ({
            ...place,
            id: line.keys[0] ?? '',
            name: line.texts[0] ?? '',
            details: [valueText(value, unit, words), ...(isApproximate ? [words.text('ui.map.approximate')] : [])],
            rank: place.radius,
            ...lookOf(value),
          }))}
          pointed={pointed}
          onPoint={setPointed}
          onOpen={(id) => {
            const href = byId.get(id)?.line.href(0) ?? null;
            if (href !== null) go(href);
          }}
          isTabbed={marks.length <= TABBED_MOST}
        />
      </div>
      {largest && (
        <MapLegend
          entries={[
            {
              ...lookOf(largest.value),
              text: words.text('ui.report.map.largest', {
                name: largest.line.texts[0] ?? '',
                value: valueText(largest.value, unit, words),
              }),
            },
          ]}
        />
      )}
      {off > 0 && <p>{words.text('ui.report.map.off', { count: off })}</p>}
    </>
  );
}
