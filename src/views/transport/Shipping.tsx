import { useCallback } from 'react';
import { isUnanswered } from '#services/failure.ts';
import { useLeaveQuestion, useScreenSearch, useScreenTitle } from '#views/place/screen.tsx';
import { ContentsList } from '#views/shapes/fill/ContentsList.tsx';
import { FillHead } from '#views/shapes/fill/FillHead.tsx';
import { FillStation } from '#views/shapes/fill/FillStation.tsx';
import { useFiller } from '#views/shapes/fill/useFiller.ts';
import * as css from '#views/shapes/scan/Scan.css.ts';
import { Unopened } from '#views/shapes/scan/Unopened.tsx';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';
import { loadingDesk } from './loadingDesk.ts';
import { ShippingDocuments } from './ShippingDocuments.tsx';

const ACTS = [
  { type: 'shipment.shippedOut', closes: true },
  { type: 'shipment.sentToStation', closes: true },
  { type: 'shipment.sentToAirport', closes: true },
  { type: 'shipment.amended' },
  { type: 'shipment.disabled' },
  { type: 'shipment.enabled' },
] as const;
const FIELDS = [
  'fromBranch',
  'toBranch',
  'kind',
  'driver',
  'plateNumber',
  'trainNumber',
  'carrier',
  'eta',
  'pickupAttendant',
  'fare',
] as const;

/** Shipping (§2): creates a transport document, loads bags and parcels by scanning, and sends it. */
export default function Shipping() {
  const [search] = useScreenSearch();
  const id = search.get('id');
  return id === null ? <ShippingDocuments /> : <Loading key={id} id={id} />;
}

function Loading({ id }: { id: string }) {
  const words = useWords();
  const [, setSearch] = useScreenSearch();
  const leave = useCallback(() => setSearch(''), [setSearch]);
  const { filler, stream, failure, reload, shown, directions } = useFiller(loadingDesk, id, leave);
  useScreenTitle(id);
  useLeaveQuestion(filler.scans().length === 0 ? null : words.text('ui.fill.leaving', { count: filler.unsent() }));
  const state = stream?.row.state;
  const isOver = state !== undefined && state !== 'enabled';
  const over = isOver ? words.text('ui.scan.over', { state: words.text<string>(`state.shipment.${state}`) }) : null;
  if (failure && !stream && !isUnanswered(failure))
    return <Unopened desk={loadingDesk} failure={failure} onRetry={reload} />;
  return (
    <article className={css.page}>
      <FillHead filler={filler} title={id} stream={stream} keyFields={FIELDS} acts={ACTS} onDone={reload}>
        <Button onPress={leave}>{words.text('ui.fill.otherShipment')}</Button>
      </FillHead>
      <div className={css.halves}>
        <FillStation filler={filler} refused={over} shown={shown} directions={directions} />
        <ContentsList
          filler={filler}
          title={words.text('ui.fill.onShipment')}
          empty={words.text('ui.fill.shipmentEmpty')}
        />
      </div>
    </article>
  );
}
