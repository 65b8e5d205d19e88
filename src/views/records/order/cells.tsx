import type { order } from '#machines/order/index.ts';
import type { Words } from '#i18n/words.ts';
import { isQuiet, toneOf } from '#views/shapes/fields/tones.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { StateStatus } from '#views/shapes/fields/StateStatus.tsx';
import type { ColumnOptions } from '#views/shapes/presentation/columnOptions.ts';
import type { FieldOf, RowOf } from '#views/shapes/presentation/rowTypes.ts';
import { Tag } from '#views/ui/Tag.tsx';
import type { Tone } from '#views/ui/theme/tokens.ts';
import * as css from './cells.css.ts';
import { orderShown } from './shown.ts';

type OrderColumn = ColumnOptions<typeof order>;
type Row = RowOf<typeof order>;

/** Machine region of each column that shows one. */
export const REGION_FIELDS = {
  exception: 'exception',
  customs: 'customs',
  payCollection: 'collection',
  paySign: 'sign',
  payOnline: 'online',
  payReverseSign: 'reverseSign',
  reverse: 'reverse',
  cancelRequest: 'cancelRequest',
  intercept: 'intercept',
  request: 'request',
} as const satisfies Partial<Record<FieldOf<typeof order>, string>>;

/** Returns true if a field of the row is a region's state. */
export const isRegionField = (field: string): field is keyof typeof REGION_FIELDS =>
  Object.hasOwn(REGION_FIELDS, field);

/** Tones of the tags that need attention; all others are neutral. */
const TAG_TONES: Readonly<Record<string, Tone>> = {
  urgent: 'warning',
  sameCityUrgent: 'warning',
  crossCityUrgent: 'warning',
  cashOnDelivery: 'info',
  insured: 'info',
  rejected: 'critical',
  cancelled: 'ended',
  inStock: 'positive',
};

/** Tags of an order as small labels. */
export const Tags = ({ tags, words }: { tags: readonly string[]; words: Words }) => (
  <span className={css.tags}>
    {tags.map((tag) => (
      <Tag key={tag} tone={TAG_TONES[tag] ?? 'neutral'}>
        {words.text<string>(`tag.order.${tag}`)}
      </Tag>
    ))}
  </span>
);

/** State of a region; a dash for its resting state. */
function RegionCell({ region, state }: { region: string; state: string }) {
  const id = `${region}.${state}`;
  if (isQuiet(orderShown, id) && toneOf(orderShown, id) === 'neutral') return <span className={css.quiet}>–</span>;
  return <StateStatus aggregateType={orderShown} state={id} />;
}

/** Returns a column that shows a region's state. */
export const regionColumn = (field: keyof typeof REGION_FIELDS, options: Partial<OrderColumn> = {}): OrderColumn => ({
  field,
  width: 150,
  cell: (row: Row) => <RegionCell region={REGION_FIELDS[field]} state={row[field]} />,
  ...options,
});

/** Holder of the parcel: the name and the kind of holder. */
export function HolderText({ row, words }: { row: Pick<Row, 'holderKind' | 'holderName'>; words: Words }) {
  const kind = words.text<string>(`value.holderKind.${row.holderKind}`);
  if (!row.holderName) return kind;
  return (
    <>
      {row.holderKind === 'branch' ? <ReferenceText to="branch" id={row.holderName} /> : row.holderName}
      {` · ${kind}`}
    </>
  );
}
