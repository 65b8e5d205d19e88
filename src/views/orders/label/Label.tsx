import type { order } from '#machines/order/index.ts';
import { choiceOf } from '#views/shapes/fields/labels.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import type { RowOf } from '#views/shapes/list/options.ts';
import { useWords } from '#views/words.tsx';
import { Barcode } from './Barcode.tsx';
import * as css from './Label.css.ts';

/** What a label says of an order. */
export type LabelRow = RowOf<typeof order>;

/** The waybill's label, 100 by 150 mm: barcode, from where to where, who, what, and what to take at the door. */
export function Label({ row }: { row: LabelRow }) {
  const words = useWords();
  const field = (name: string): string => words.text<string>(`field.order.${name}`);
  return (
    <article className={css.label} aria-label={row.id}>
      <header className={css.head}>
        <strong className={css.company}>{words.text('ui.app.name')}</strong>
        <span className={css.way}>{choiceOf('order', 'deliveryWay', row.deliveryWay, words)}</span>
      </header>
      <Barcode text={row.id} className={css.barcode} />
      <p className={css.number}>{row.id}</p>
      <p className={css.route}>
        <ReferenceText to="branch" id={row.originBranch} /> → <ReferenceText to="branch" id={row.destinationBranch} />
      </p>
      <PartyLines title={field('receiver')} big {...receiverOf(row)} />
      <PartyLines title={field('sender')} {...senderOf(row)} />
      <dl className={css.facts}>
        <div>
          <dt>{field('goodsName')}</dt>
          <dd>{row.goodsName}</dd>
        </div>
        <div>
          <dt>{field('pieces')}</dt>
          <dd>{row.pieces}</dd>
        </div>
        <div>
          <dt>{field('weightGrams')}</dt>
          <dd>{words.weight(row.weightGrams)}</dd>
        </div>
        <div>
          <dt>{field('payType')}</dt>
          <dd>{choiceOf('order', 'payType', row.payType, words)}</dd>
        </div>
      </dl>
      {row.collectionAmount !== null && (
        <p className={css.cash}>{`${field('collectionAmount')}: ${words.money(row.collectionAmount, 'MMK')}`}</p>
      )}
    </article>
  );
}

interface Lines {
  readonly name: string;
  readonly phone: string;
  readonly city: string;
  readonly address: string;
}

const receiverOf = (row: LabelRow): Lines => ({
  name: row.receiverName,
  phone: row.receiverPhone,
  city: row.receiverCity,
  address: row.receiverAddress,
});

const senderOf = (row: LabelRow): Lines => ({
  name: row.senderName,
  phone: row.senderPhone,
  city: row.senderCity,
  address: row.senderAddress,
});

const PartyLines = ({ title, name, phone, city, address, big = false }: Lines & { title: string; big?: boolean }) => (
  <section className={css.party} data-big={big || undefined}>
    <h2 className={css.title}>{title}</h2>
    <p className={css.name}>{`${name} ${phone}`}</p>
    <p>
      {address}, <ReferenceText to="area" id={city} />
    </p>
  </section>
);
