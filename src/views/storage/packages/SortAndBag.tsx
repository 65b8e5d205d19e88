import { useCallback, useMemo } from 'react';
import bigPackage from '#views/records/package/presentation.ts';
import { wordFailure } from '#services/failure.ts';
import { useLeaveQuestion, useScreenSearch, useScreenTitle } from '#views/place/screen.tsx';
import { useSession } from '#views/session/useSession.ts';
import { ContentsList } from '#views/shapes/fill/ContentsList.tsx';
import { FillHead } from '#views/shapes/fill/FillHead.tsx';
import { FillStation } from '#views/shapes/fill/FillStation.tsx';
import { useFiller } from '#views/shapes/fill/useFiller.ts';
import { Begin } from '#views/shapes/scan/sessions/Begin.tsx';
import * as css from '#views/shapes/scan/Scan.css.ts';
import { SessionList } from '#views/shapes/scan/sessions/SessionList.tsx';
import { Button } from '#views/ui/Button.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { useWords } from '#views/language/words.tsx';
import { sortingDesk } from './sortingDesk.ts';

const PATH = '/package/sort';
const ISSUED = 'package.issued';
const ACTS = [
  { type: 'package.sealed', closes: true },
  { type: 'package.unsealed' },
  { type: 'package.opened' },
  { type: 'package.reissued' },
] as const;
const FIELDS = ['destination', 'location', 'kind', 'sealNumber', 'shipment'] as const;
const NUMBER = { field: 'id', width: 190 } as const;
const OPEN = [NUMBER, 'state', 'destination', 'count', 'grams', 'kind', 'packedAt', 'packer'] as const;
const SEALED = [NUMBER, 'destination', 'count', 'grams', 'sealNumber', 'sealedAt', 'shipment'] as const;

const addressOf = (id: string): string => `${PATH}?bag=${encodeURIComponent(id)}`;

/** Sort and bag: scans parcels into a bag with their destination. Scanning a bag's number opens that bag. */
export default function SortAndBag() {
  const words = useWords();
  const [search, setSearch] = useScreenSearch();
  // The parameter is not `id`, which would open a tab per bag; the station is one tab.
  const id = search.get('bag');
  const goTo = useCallback((other: string) => setSearch(`bag=${encodeURIComponent(other)}`), [setSearch]);
  const { filler, stream, failure, reload, shown, directions } = useFiller(sortingDesk, id, goTo);
  useScreenTitle(id);
  useLeaveQuestion(filler.scans().length === 0 ? null : words.text('ui.fill.leaving', { count: filler.unsent() }));
  return (
    <article className={css.page}>
      <FillHead
        filler={filler}
        title={id ?? words.text('screen.SortAndBag')}
        stream={stream}
        keyFields={FIELDS}
        acts={ACTS}
        onDone={reload}
      >
        {id !== null && <Button onPress={() => setSearch('')}>{words.text('ui.fill.otherBag')}</Button>}
        <Begin key={id} aggregateType={bigPackage} type={ISSUED} addressOf={addressOf} />
      </FillHead>
      <div className={css.halves}>
        <FillStation filler={filler} refused={null} shown={shown} directions={directions} />
        {id === null ? (
          <Bags />
        ) : failure && !stream ? (
          <ErrorState title={words.text('ui.scan.notFound')} text={wordFailure(failure, words)} onRetry={reload} />
        ) : (
          <ContentsList filler={filler} title={words.text('ui.fill.inBag')} empty={words.text('ui.fill.bagEmpty')} />
        )}
      </div>
    </article>
  );
}

/** Open bags of the branch, and those sealed last. */
function Bags() {
  const words = useWords();
  const branch = useSession().context.user?.branch ?? null;
  const [open, sealed] = useMemo(() => {
    const here = branch === null ? [] : [{ field: 'location', op: 'eq' as const, value: branch }];
    return [
      [{ field: 'state', op: 'in' as const, value: ['unused', 'packed'] }, ...here],
      [{ field: 'state', op: 'eq' as const, value: 'sealed' }, ...here],
    ];
  }, [branch]);
  return (
    <div className={css.station}>
      <SessionList
        aggregateType={bigPackage}
        title={words.text('ui.fill.openBags')}
        empty={words.text('ui.fill.noOpenBags')}
        columns={OPEN}
        filters={open ?? []}
        sort="updatedAt"
        addressOf={addressOf}
      />
      <SessionList
        aggregateType={bigPackage}
        title={words.text('ui.fill.sealedBags')}
        empty={words.text('ui.fill.noSealedBags')}
        columns={SEALED}
        filters={sealed ?? []}
        sort="sealedAt"
        addressOf={addressOf}
      />
    </div>
  );
}
