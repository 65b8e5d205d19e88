import type { Words } from '#i18n/words.ts';
import type { ArrivingItem, ExtraItem } from '#machines/arrivalScan/context.ts';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import type { Thing } from '#views/shapes/scan/things/things.ts';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import { NameOfBranch } from '../NameOfBranch.tsx';

const itemOf = ({ listed }: Thing): ArrivingItem & Partial<ExtraItem> =>
  listed as unknown as ArrivingItem & Partial<ExtraItem>;

const asOf = (thing: Thing): string => (thing.part === 'extras' ? 'extra' : itemOf(thing).as);

/** Columns of an item: its data and its result; an extra item also shows its own shipment. */
export const itemColumns = (words: Words): readonly GridColumn<Thing>[] => [
  {
    id: 'item',
    header: words.text('ui.arrival.item'),
    width: 176,
    pinned: 'start',
    always: true,
    cell: (thing) => <RecordLink to={itemOf(thing).kind === 'package' ? 'package' : 'order'} id={thing.key} />,
  },
  {
    id: 'kind',
    header: words.text('ui.arrival.kind'),
    width: 110,
    cell: (thing) => words.text<string>(`ui.arrival.kind.${itemOf(thing).kind}`),
  },
  {
    id: 'as',
    header: words.text('ui.storage.as'),
    width: 150,
    cell: (thing) => words.text<string>(`ui.arrival.as.${asOf(thing)}`),
  },
  {
    id: 'pieces',
    header: words.text('ui.arrival.read'),
    width: 110,
    align: 'end',
    cell: (thing) => (thing.part === 'extras' ? '' : words.number(itemOf(thing).seen.length)),
  },
  {
    id: 'shipment',
    header: words.text('ui.arrival.ownShipment'),
    width: 160,
    cell: (thing) => {
      const shipment = itemOf(thing).where?.shipment;
      return shipment ? <RecordLink to="shipment" id={shipment} /> : '';
    },
  },
  {
    id: 'branch',
    header: words.text<string>('field.order.currentBranch'),
    width: 150,
    cell: (thing) => <NameOfBranch id={itemOf(thing).where?.branch ?? null} />,
  },
];
