import type { PrintedMachine } from '#machines/fields/printing.ts';
import type { LabelContent } from '../content.ts';
import { choiceOf, captionOf, footOf, nameOf, numberOf, textOf, type LabelContext, type Row } from './about.ts';
import { waybillsOf, type WaybillKind } from './waybills.ts';

/** Returns the texts of a bag's label: its destination and its present content. */
function bagOf(about: LabelContext, row: Row): LabelContent {
  const { words } = about;
  const field = (name: string, value: string) => captionOf(about, 'package', name, value);
  const direction = textOf(row, 'direction');
  const kind = choiceOf(about, 'package', 'kind', textOf(row, 'kind'));
  const back = direction === '' || direction === 'none' ? '' : choiceOf(about, 'package', 'direction', direction);
  return {
    layout: 'bag',
    number: textOf(row, 'id'),
    company: about.company,
    logo: about.logo,
    kind: [kind, back].filter(Boolean).join(' \u00B7 '),
    destination: field('destination', nameOf(about, 'branch', textOf(row, 'destination'))),
    captions: [
      field('location', nameOf(about, 'branch', textOf(row, 'location'))),
      field('count', words.number(numberOf(row, 'count'))),
      field('grams', words.weight(numberOf(row, 'grams'))),
      field('sealNumber', textOf(row, 'sealNumber')),
      field('packedAt', words.instant(textOf(row, 'packedAt'))),
      field('cycle', words.number(numberOf(row, 'cycle'))),
    ],
    foot: footOf(about),
  };
}

const shelfOf = (about: LabelContext, row: Row): LabelContent => ({
  layout: 'shelf',
  number: textOf(row, 'id'),
  name: textOf(row, 'name'),
  branch: nameOf(about, 'branch', textOf(row, 'branch')),
});

/** Returns the items of a shipment from its row. */
const itemsOf = (row: Row): Row[] => (Array.isArray(row['items']) ? (row['items'] as Row[]) : []);

function manifestOf(about: LabelContext, row: Row): LabelContent {
  const { words } = about;
  const field = (name: string, value: string) => captionOf(about, 'shipment', name, value);
  const instant = (name: string) => field(name, words.instant(textOf(row, name)));
  return {
    layout: 'manifest',
    number: textOf(row, 'id'),
    company: about.company,
    logo: about.logo,
    title: words.text('ui.label.manifest'),
    route: `${nameOf(about, 'branch', textOf(row, 'fromBranch'))} \u2192 ${nameOf(about, 'branch', textOf(row, 'toBranch'))}`,
    captions: [
      field('kind', choiceOf(about, 'shipment', 'kind', textOf(row, 'kind'))),
      field('driver', textOf(row, 'driver')),
      field('plateNumber', textOf(row, 'plateNumber')),
      field('trainNumber', textOf(row, 'trainNumber')),
      field('carrier', nameOf(about, 'carrier', textOf(row, 'carrier'))),
      field('pickupAttendant', textOf(row, 'pickupAttendant')),
      instant('departedAt'),
      instant('eta'),
    ],
    heads: [
      words.text('ui.label.line'),
      words.text('field.shipment.item'),
      words.text('field.shipment.orders'),
      words.text('field.shipment.grams'),
      words.text('field.shipment.state'),
      words.text('ui.transport.flag'),
    ],
    rows: itemsOf(row).map((item, index) => [
      words.number(index + 1),
      textOf(item, 'item'),
      words.number(numberOf(item, 'orders')),
      words.weight(numberOf(item, 'grams')),
      words.text<string>(`value.itemState.${textOf(item, 'state')}`),
      item['flag'] === null ? '' : words.text<string>(`value.itemFlag.${textOf(item, 'flag')}`),
    ]),
    total: words.text('ui.label.total', {
      items: numberOf(row, 'loaded'),
      parcels: numberOf(row, 'orders'),
      weight: words.weight(numberOf(row, 'grams')),
    }),
    signatures: [
      words.text('ui.label.handedOver'),
      words.text('field.shipment.driver'),
      words.text('ui.label.received'),
    ],
    page: words.text('ui.label.page', { page: '{page}', pages: '{pages}' }),
    foot: footOf(about),
  };
}

type Describe = (about: LabelContext, row: Row, kind: WaybillKind) => LabelContent[];

/** Returns the texts of a row's labels, by machine. */
export const described: Readonly<Record<PrintedMachine, Describe>> = {
  order: waybillsOf,
  package: (about, row) => [bagOf(about, row)],
  shelf: (about, row) => [shelfOf(about, row)],
  shipment: (about, row) => [manifestOf(about, row)],
};
