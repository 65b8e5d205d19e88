import { useCallback, useState } from 'react';
import { serverNow } from '#services/clock.ts';
import type { AskOptions } from '#services/http.ts';
import { allRows } from '#services/page.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { usePlace } from '#views/place/screen.tsx';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { Button } from '#views/ui/Button.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './RateHistory.css.ts';
import { BOX, boundsOf, stepsPath, type DatedRate } from './steps.ts';

const IN_USE = [{ field: 'state', op: 'eq', value: 'registered' }] as const;
const BY_TIME = [{ field: 'validFrom', dir: 'asc' }] as const;

const read = async (options: AskOptions): Promise<readonly DatedRate[]> =>
  (await allRows('exchangeRate', { filters: IN_USE, sort: BY_TIME }, options)) as unknown as readonly DatedRate[];

/** Exchange rates over time as a line, and as a table with the change of each. */
export default function RateHistory({ onList }: { readonly onList: () => void }) {
  const words = useWords();
  const { nameOf, path } = usePlace();
  const { answer, failure, reload } = useAsked(useCallback((options: AskOptions) => read(options), []));
  const [now] = useState(serverNow);
  if (failure) return <ListFailed failure={failure} onRetry={reload} />;
  if (!answer) return <Skeleton lines={8} />;
  const label = words.text('ui.rates.history');
  const [first, last] = [answer[0], answer.at(-1)];
  const before = new Map(answer.map(({ id }, place) => [id, answer[place - 1]?.kyatPerYuan]));
  return (
    <section className={css.screen} aria-label={label}>
      <HiddenHeading>{nameOf(path) ?? label}</HiddenHeading>
      <div className={css.bar}>
        <span>{words.text('ui.rates.kept')}</span>
        <div className={css.rest}>
          <Button icon="columns" onPress={onList}>
            {words.text('ui.tree.asList')}
          </Button>
        </div>
      </div>
      {!first || !last ? (
        <EmptyState icon="box" title={words.text('ui.list.emptyYet')} />
      ) : (
        <>
          <figure className={css.figure}>
            <figcaption className={css.scale}>
              <span>{words.text('ui.rates.highest', { rate: words.amount(boundsOf(answer).high) })}</span>
              <span>{words.text('ui.rates.lowest', { rate: words.amount(boundsOf(answer).low) })}</span>
            </figcaption>
            <svg
              role="img"
              aria-label={label}
              className={css.drawing}
              viewBox={`0 -4 ${BOX.width} ${BOX.height + 8}`}
              preserveAspectRatio="none"
            >
              <path className={css.line} d={stepsPath(answer, now)} />
            </svg>
            <div className={css.scale} aria-hidden="true">
              <span>{words.instant(first.validFrom)}</span>
              <span>{words.instant(new Date(now).toISOString())}</span>
            </div>
          </figure>
          <PlainTable
            label={label}
            rows={answer.toReversed()}
            keyOf={({ id }) => id}
            columns={[
              {
                title: words.text<string>('field.exchangeRate.validFrom'),
                isRowHead: true,
                cell: ({ id, validFrom }) => (
                  <Link href={recordAddress('exchangeRate', id)}>{words.instant(validFrom)}</Link>
                ),
              },
              {
                title: words.text<string>('field.exchangeRate.kyatPerYuan'),
                isNumber: true,
                cell: ({ kyatPerYuan }) => words.amount(kyatPerYuan),
              },
              {
                title: words.text('ui.rates.change'),
                isNumber: true,
                cell: ({ id, kyatPerYuan }) => changeText(kyatPerYuan - (before.get(id) ?? kyatPerYuan), words.amount),
              },
            ]}
          />
        </>
      )}
    </section>
  );
}

const changeText = (change: number, amount: (value: number) => string): string =>
  change === 0 ? '–' : `${change > 0 ? '+' : ''}${amount(change)}`;
