import type { Words } from '#i18n/words.ts';
import order from '#views/records/order/presentation.ts';
import type { ScannedParcel } from '#machines/storageScan/context.ts';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { StateStatus } from '#views/shapes/fields/StateStatus.tsx';
import type { Thing } from '#views/shapes/scan/things/things.ts';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import { NameOfBranch } from '../NameOfBranch.tsx';

/** Returns the session's data of a parcel. */
export const parcelOf = ({ listed }: Thing): ScannedParcel => listed as unknown as ScannedParcel;

/** True for a parcel that was taken into stock: what the session knew of its state and holder is over. */
const isStored = (thing: Thing): boolean => parcelOf(thing).as === 'stored';

/** Columns of a parcel in a session: its data and its result. */
export const parcelColumns = (words: Words): readonly GridColumn<Thing>[] => [
  {
    id: 'order',
    header: words.text<string>('field.storageScan.order'),
    width: 148,
    pinned: 'start',
    always: true,
    cell: ({ key }) => <RecordLink to="order" id={key} />,
  },
  {
    id: 'as',
    header: words.text('ui.storage.as'),
    width: 128,
    cell: (thing) => words.text<string>(`ui.storage.as.${parcelOf(thing).as}`),
  },
  {
    id: 'state',
    header: words.text('ui.storage.orderState'),
    width: 172,
    cell: (thing) => !isStored(thing) && <StateStatus aggregateType={order} state={parcelOf(thing).where.state} />,
  },
  {
    id: 'pieces',
    header: words.text<string>('field.order.pieces'),
    width: 80,
    align: 'end',
    cell: (thing) => `${parcelOf(thing).seen.length} / ${parcelOf(thing).pieces}`,
  },
  {
    id: 'holder',
    header: words.text('ui.storage.holder'),
    width: 150,
    cell: (thing) => !isStored(thing) && <NameOfBranch id={parcelOf(thing).where.holder} />,
  },
  {
    id: 'shelf',
    header: words.text<string>('field.storageScan.shelf'),
    width: 110,
    cell: (thing) => parcelOf(thing).where.shelf ?? '',
  },
  {
    id: 'reason',
    header: words.text<string>('field.storageScan.reason'),
    width: 240,
    cell: (thing) => parcelOf(thing).reason ?? '',
  },
];
