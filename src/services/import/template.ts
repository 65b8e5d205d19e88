import type { z } from 'zod';
import type { Words } from '#i18n/words.ts';
import * as field from '#machines/fields.ts';

/** Content of a column. `number` kinds give the size of one shown unit in stored units. */
export type CellKind =
  | { readonly kind: 'text' }
  /** Digits that must not be rounded or lose their zeros: a number cell is an error. */
  | { readonly kind: 'digits' }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly titles: string }
  | { readonly kind: 'number'; readonly factor: number; readonly decimals: number; readonly unit: string | null }
  | { readonly kind: 'instant' }
  | { readonly kind: 'name'; readonly of: 'branch' | 'area' | 'station' | 'merchant' };

/** One column of the template: the payload field it fills, and its label. */
export interface TemplateColumn {
  /** Path in the payload, `sender.phone`. */
  readonly path: string;
  /** Message id of the label. */
  readonly label: string;
  readonly kind: CellKind;
  /** `sender`: may be left to the chosen sender, all together. */
  readonly need: 'required' | 'optional' | 'sender' | { readonly usual: string | number };
  readonly example: string | number | null;
}

const text: CellKind = { kind: 'text' };
const digits: CellKind = { kind: 'digits' };
const money: CellKind = { kind: 'number', factor: 100, decimals: 2, unit: 'MMK' };
const centimetres: CellKind = { kind: 'number', factor: 10, decimals: 1, unit: 'cm' };
const choice = (titles: string, schema: z.ZodEnum): CellKind => ({
  kind: 'choice',
  values: schema.options.map(String),
  titles,
});
const name = (of: Extract<CellKind, { kind: 'name' }>['of']): CellKind => ({ kind: 'name', of });

const column = (
  path: string,
  label: string,
  kind: CellKind,
  need: TemplateColumn['need'],
  example: TemplateColumn['example'] = null,
): TemplateColumn => ({ path, label: `field.order.${label}`, kind, need, example });

/** The columns of the template for orders, from left to right. */
export const COLUMNS: readonly TemplateColumn[] = [
  column('mailSn', 'mailSn', digits, 'optional', 'SHOP-0001'),
  column('sender.name', 'senderName', text, 'sender', 'Golden Lotus Trading'),
  column('sender.phone', 'senderPhone', digits, 'sender', '09420012345'),
  column('sender.city', 'senderCity', name('area'), 'sender', 'MMR013D001'),
  column('sender.address', 'senderAddress', text, 'sender', '12 Pansodan Road'),
  column('originBranch', 'originBranch', name('branch'), 'sender', 'YGN'),
  column('receiver.name', 'receiverName', text, 'required', 'Daw Khin Khin'),
  column('receiver.phone', 'receiverPhone', digits, 'required', '09970012345'),
  column('receiver.city', 'receiverCity', name('area'), 'required', 'MMR010D001'),
  column('receiver.address', 'receiverAddress', text, 'required', '78th Street, between 30th and 31st'),
  column('destinationBranch', 'destinationBranch', name('branch'), 'required', 'MDY'),
  column('goodsName', 'goodsName', text, 'required', 'Shoes'),
  column('goodsType', 'goodsType', choice('value.goodsType', field.goodsType), 'required', 'clothing'),
  column('weightGrams', 'weightGrams', { kind: 'number', factor: 1000, decimals: 3, unit: 'kg' }, 'required', 1.5),
  column('lengthMm', 'lengthMm', centimetres, 'required', 30),
  column('widthMm', 'widthMm', centimetres, 'required', 20),
  column('heightMm', 'heightMm', centimetres, 'required', 10),
  column('pieces', 'pieces', { kind: 'number', factor: 1, decimals: 0, unit: null }, { usual: 1 }, 1),
  column('deliveryWay', 'deliveryWay', choice('value.deliveryWay', field.deliveryWay), { usual: 'door' }, 'door'),
  column('station', 'station', name('station'), 'optional'),
  column('orderType', 'orderType', choice('value.orderType', field.orderType), { usual: 'standard' }, 'standard'),
  column('expectedDeliveryTime', 'expectedDeliveryTime', { kind: 'instant' }, 'optional'),
  column(
    'deliveryWindow',
    'deliveryWindow',
    choice('value.deliveryWindow', field.deliveryWindow),
    { usual: 'allDay' },
    'allDay',
  ),
  column('insureAmount', 'insureAmount', money, 'optional'),
  column('collectionAmount', 'collectionAmount', money, 'optional', 25_000),
  column('payType', 'payType', choice('value.payType', field.payType), { usual: 'senderCash' }, 'receiverPays'),
  column('chargeType', 'chargeType', choice('value.chargeType', field.chargeType), { usual: 'weight' }, 'weight'),
  column('merchant', 'merchant', name('merchant'), 'optional'),
  column('remark', 'remark', text, 'optional'),
];

/** Remark of the example, by which an unchanged example row is left out. */
export const EXAMPLE_REMARK = 'ui.import.example';

/** The head of a column, by which a file is recognised. */
export const headerOf = ({ label, kind }: TemplateColumn, words: Words): string => {
  const unit = kind.kind === 'number' ? kind.unit : null;
  return unit === null ? words.text(label) : `${words.text(label)} (${unit})`;
};
