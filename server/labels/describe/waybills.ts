import { phoneText } from '#i18n/phone.ts';
import { areaName } from '../../exports/cells.ts';
import type { PartyContent, WaybillContent } from '../content.ts';
import { choiceOf, captionOf, footOf, nameOf, numberOf, textOf, type LabelContext, type Row } from './about.ts';

/** Kinds of order labels. */
export type WaybillKind = 'waybill' | 'return' | 'piece';

function partyOf(about: LabelContext, row: Row, side: 'sender' | 'receiver', as: 'sender' | 'receiver'): PartyContent {
  const address = textOf(row, `${side}Address`);
  return {
    title: about.words.text<string>(`field.order.${as}`),
    name: textOf(row, `${side}Name`),
    phone: phoneText(textOf(row, `${side}Phone`)),
    address: `${address}, ${areaName(textOf(row, `${side}City`), about.words)}`,
  };
}

/** Returns an order's labels: one waybill, the waybill of its return, or one label for each piece. */
export function waybillsOf(about: LabelContext, row: Row, kind: WaybillKind): WaybillContent[] {
  const { words } = about;
  const id = textOf(row, 'id');
  const pieces = numberOf(row, 'pieces');
  const back = kind === 'return';
  const [from, to] = back
    ? (['destinationBranch', 'originBranch'] as const)
    : (['originBranch', 'destinationBranch'] as const);
  const collected = row['collectionAmount'];
  const linkOf = (number: string): string => `${about.origin}/t/${number}`;
  const common = {
    layout: 'waybill',
    company: about.company,
    logo: about.logo,
    way: back
      ? words.text<string>('value.kind.return')
      : choiceOf(about, 'order', 'deliveryWay', textOf(row, 'deliveryWay')),
    route: `${nameOf(about, 'branch', textOf(row, from))} \u2192 ${nameOf(about, 'branch', textOf(row, to))}`,
    receiver: partyOf(about, row, back ? 'sender' : 'receiver', 'receiver'),
    sender: partyOf(about, row, back ? 'receiver' : 'sender', 'sender'),
    captions: [
      captionOf(about, 'order', 'goodsName', textOf(row, 'goodsName')),
      captionOf(about, 'order', 'pieces', words.number(pieces)),
      captionOf(about, 'order', 'weightGrams', words.weight(numberOf(row, 'weightGrams'))),
      captionOf(about, 'order', 'payType', choiceOf(about, 'order', 'payType', textOf(row, 'payType'))),
    ],
    cash:
      back || typeof collected !== 'number'
        ? null
        : captionOf(about, 'order', 'collectionAmount', words.money(collected, 'MMK')),
    foot: footOf(about),
  } as const;
  if (kind !== 'piece') return [{ ...common, number: id, link: linkOf(id), caption: id }];
  return Array.from({ length: Math.max(1, pieces) }, (_, index) => {
    const number = `${id}-${index + 1}`;
    const caption = words.text('ui.label.piece', { number, piece: index + 1, pieces: Math.max(1, pieces) });
    return { ...common, number, link: linkOf(number), caption };
  });
}
