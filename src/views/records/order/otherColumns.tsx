import type { order } from '#machines/order/index.ts';
import descriptorData from '#machines/order/index.ts?listDescriptor';
import type { ColumnOptions } from '#views/shapes/presentation/columnOptions.ts';
import type { FieldOf } from '#views/shapes/presentation/rowTypes.ts';
import { isRegionField, regionColumn } from './cells.tsx';

type OrderColumn = ColumnOptions<typeof order>;
type Field = FieldOf<typeof order>;

/** Fields without a column: ids whose names have one, and fields of no use in a list. */
const NO_COLUMN: readonly string[] = ['version', 'code', 'merchant', 'collector', 'deliverer', 'holderKind'];

const sort = true;
const width = 220;

/** Options of the hidden columns that differ from the default. */
const OWN: { readonly [Name in Field]?: Partial<OrderColumn> } = {
  source: { sort },
  senderAddress: { width },
  receiverAddress: { width },
  deliveryWay: { sort },
  orderType: { sort },
  expectedDeliveryTime: { sort },
  exchangeRate: {
    align: 'end',
    cell: ({ exchangeRate }, words) => (exchangeRate === null ? '' : words.amount(exchangeRate)),
  },
  due: { sort },
  remark: { width },
  assignedAt: { sort },
  collectedAt: { sort },
  arrivedAt: { sort },
  givenAt: { sort },
  outAt: { sort },
  endedAt: { sort },
};

const hiddenColumn = (field: Field): OrderColumn =>
  isRegionField(field) ? regionColumn(field, { hidden: true }) : { field, hidden: true, ...OWN[field] };

/** Returns the hidden columns: every other field of an order's row, in the row's order. */
export const otherColumns = (shown: readonly OrderColumn[]): OrderColumn[] => {
  const taken = [...NO_COLUMN, ...shown.map(({ field }) => field)];
  return (Object.keys(descriptorData.fields) as Field[]).filter((field) => !taken.includes(field)).map(hiddenColumn);
};
