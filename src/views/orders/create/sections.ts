import type { FieldInfo } from '#views/shapes/fields/kind.ts';
import type { Draft } from '#views/shapes/form/draft.ts';

/** A field at its place in the form. */
export interface Placed {
  readonly info: FieldInfo;
  readonly above: string;
  readonly wide: boolean;
  readonly only?: ((id: string) => boolean) | undefined;
}

/** A part of the form. */
export interface FormSection {
  readonly title: 'sender' | 'receiver' | 'goods' | 'service' | 'money';
  readonly fields: readonly Placed[];
}

const GOODS = ['goodsName', 'goodsType', 'weightGrams', 'lengthMm', 'widthMm', 'heightMm', 'pieces', 'goodsNotes'];
const SERVICE = [
  'originBranch',
  'destinationBranch',
  'deliveryWay',
  'station',
  'orderType',
  'expectedDeliveryTime',
  'deliveryWindow',
  'source',
  'mailSn',
];
const MONEY = ['payType', 'chargeType', 'insureAmount', 'collectionAmount', 'merchant', 'remark'];
const PARTY = ['name', 'phone', 'city', 'address'];
const WIDE = ['address', 'goodsNotes', 'remark'];

/** The parts of the form, row by row; a field that the service chosen has no use for is left out. */
export function sectionsOf(fields: readonly FieldInfo[], draft: Draft): readonly (readonly FormSection[])[] {
  const needless = new Set([
    ...(draft['deliveryWay'] === 'door' ? ['station'] : []),
    ...(draft['orderType'] === 'specifiedTime' ? [] : ['expectedDeliveryTime']),
  ]);
  const place = (infos: readonly FieldInfo[], names: readonly string[], above = ''): Placed[] =>
    names.flatMap((name) => {
      const info = infos.find((field) => field.name === name);
      return info && !needless.has(name) ? [{ info, above, wide: WIDE.includes(name) }] : [];
    });
  const party = (side: 'sender' | 'receiver'): FormSection => {
    const kind = fields.find(({ name }) => name === side)?.kind;
    return { title: side, fields: kind?.kind === 'group' ? place(kind.fields, PARTY, `${side}.`) : [] };
  };
  return [
    [party('sender'), party('receiver')],
    [{ title: 'goods', fields: place(fields, GOODS) }],
    [{ title: 'service', fields: place(fields, SERVICE) }],
    [{ title: 'money', fields: place(fields, MONEY) }],
  ];
}
