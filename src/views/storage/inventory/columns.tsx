import type { Words } from '#i18n/words.ts';
import type { CountedParcel, Finding } from '#machines/inventoryTask/context.ts';
import order from '#views/records/order/presentation.ts';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { StateStatus } from '#views/shapes/fields/StateStatus.tsx';
import type { Thing } from '#views/shapes/scan/things/things.ts';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import { Status } from '#views/ui/Status.tsx';
import type { Tone } from '#views/ui/theme/tokens.ts';
import { NameOfBranch } from '../NameOfBranch.tsx';
import { parcelIn } from './desk.ts';

const TONES: Readonly<Record<Finding, Tone>> = {
  expected: 'warning',
  counted: 'positive',
  foundLater: 'positive',
  outWithCourier: 'info',
  lostSearch: 'critical',
  extra: 'warning',
  adjusting: 'progress',
  adjusted: 'ended',
};

/** Returns the result of a counted parcel as text. */
export const findingOf = ({ as }: CountedParcel, words: Words): string => words.text<string>(`ui.count.as.${as}`);

/** Columns of a counted parcel: its data and its result. */
export const parcelColumns = (words: Words): readonly GridColumn<Thing>[] => [
  {
    id: 'order',
    header: words.text('field.inventoryTask.order'),
    width: 148,
    pinned: 'start',
    always: true,
    cell: ({ key }) => <RecordLink to="order" id={key} />,
  },
  {
    id: 'as',
    header: words.text('ui.storage.as'),
    width: 168,
    cell: ({ listed }) => <Status tone={TONES[parcelIn(listed).as]}>{findingOf(parcelIn(listed), words)}</Status>,
  },
  {
    id: 'shelf',
    header: words.text('field.order.shelf'),
    width: 110,
    cell: ({ listed }) => parcelIn(listed).where.shelf ?? '',
  },
  {
    id: 'pieces',
    header: words.text('field.order.pieces'),
    width: 80,
    align: 'end',
    cell: ({ listed }) => `${parcelIn(listed).seen.length} / ${parcelIn(listed).pieces}`,
  },
  {
    id: 'state',
    header: words.text('ui.storage.orderState'),
    width: 172,
    cell: ({ listed }) => <StateStatus aggregateType={order} state={parcelIn(listed).where.state} />,
  },
  {
    id: 'branch',
    header: words.text('field.order.currentBranch'),
    width: 150,
    cell: ({ listed }) => <NameOfBranch id={parcelIn(listed).where.branch} />,
  },
  {
    id: 'holder',
    header: words.text('ui.storage.holder'),
    width: 150,
    cell: ({ listed }) => <NameOfBranch id={parcelIn(listed).where.holder} />,
  },
  {
    id: 'remark',
    header: words.text('field.inventoryTask.remark'),
    width: 240,
    cell: ({ listed }) => parcelIn(listed).remark ?? '',
  },
];
