import { limitedBy } from '../kit/rule.ts';
import { GOODS_VOLUME_BELOW_CUBIC_MILLIMETRES } from './limits.ts';

/** Sides of goods in millimetres. */
interface Sides {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Accepts goods under ten cubic metres (§5); amended sides take the place of the known ones. */
export const volumeUnderTenCubicMetres = {
  source: '§5',
  needsData: true,
  field: 'lengthMm',
  values: ['volume', 'max'],
  ...limitedBy(
    { max: { value: GOODS_VOLUME_BELOW_CUBIC_MILLIMETRES, unit: 'cubicMillimetres' } },
    ({ max }) =>
      ({ data, context }: { readonly data: Partial<Sides>; readonly context: Sides }) => {
        const { lengthMm = context.lengthMm, widthMm = context.widthMm, heightMm = context.heightMm } = data;
        const volume = lengthMm * widthMm * heightMm;
        return volume < max || { volume: volume / 1e9, max: max / 1e9 };
      },
  ),
};
