import type { z } from 'zod';
import type { goodsType } from '#machines/fields/schemas.ts';
import type { Random } from './random.ts';

/** Goods that people send: description, weight in grams and longest side in millimetres. */
export interface Goods {
  readonly goodsName: string;
  readonly goodsType: z.infer<typeof goodsType>;
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

type Line = readonly [name: string, kind: Goods['goodsType'], leastGrams: number, mostGrams: number, longestMm: number];

const fromMyanmar: readonly Line[] = [
  ['Longyi and blouses', 'clothing', 400, 3500, 420],
  ['Mandalay silk', 'clothing', 300, 1800, 380],
  ['Shan tea leaves', 'food', 500, 8000, 450],
  ['Thanakha and soap', 'cosmetics', 300, 2500, 300],
  ['Contract documents', 'document', 100, 600, 320],
  ['Company registration papers', 'document', 100, 900, 330],
  ['Mobile phone', 'electronics', 350, 900, 220],
  ['Phone accessories', 'electronics', 300, 4000, 360],
  ['Medicine', 'medicine', 200, 2500, 280],
  ['Lacquerware', 'fragile', 800, 6000, 480],
  ['Jade bracelet', 'fragile', 200, 700, 160],
  ['Fish sauce', 'liquid', 1000, 9000, 400],
  ['Motorcycle parts', 'other', 1500, 18000, 620],
  ['School books', 'document', 900, 9000, 400],
];

const fromChina: readonly Line[] = [
  ['女装', 'clothing', 300, 3200, 400],
  ['运动鞋', 'clothing', 800, 2400, 360],
  ['手机配件', 'electronics', 200, 3000, 320],
  ['蓝牙耳机', 'electronics', 150, 600, 180],
  ['小家电', 'electronics', 1500, 12000, 520],
  ['护肤品套装', 'cosmetics', 300, 2200, 280],
  ['普洱茶', 'food', 400, 5000, 360],
  ['鲜花饼', 'food', 500, 4000, 380],
  ['玻璃茶具', 'fragile', 1200, 6000, 420],
  ['合同文件', 'document', 100, 700, 320],
  ['汽车零件', 'other', 2000, 25000, 700],
  ['中成药', 'medicine', 200, 1800, 260],
];

/** Returns random goods typical of the country. */
export function goodsFrom(country: 'MM' | 'CN', random: Random): Goods {
  const [goodsName, goodsType, least, most, longest] = random.pick(country === 'MM' ? fromMyanmar : fromChina);
  const side = (share: number) => Math.max(20, Math.round((longest * share * random.whole(60, 100)) / 100));
  return {
    goodsName,
    goodsType,
    weightGrams: Math.round(random.whole(least, most) / 10) * 10,
    lengthMm: side(1),
    widthMm: side(0.7),
    heightMm: side(0.5),
  };
}
