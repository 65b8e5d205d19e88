import { useState } from 'react';
import type { Life } from '#machines/kit/noun.ts';
import { order } from '#machines/order/index.ts';
import type { Stream } from '#services/streams.ts';
import { ActionBar } from '#views/shapes/detail/ActionBar.tsx';
import * as css from '#views/shapes/detail/Detail.css.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { StateStatus } from '#views/shapes/fields/StateStatus.tsx';
import { isQuiet } from '#views/shapes/fields/tones.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import type { Draft } from '#views/shapes/form/draft.ts';
import type { OrderRow } from '#machines/order/row.ts';
import { useWords } from '#views/words.tsx';
import { PrintSheet } from '../label/PrintSheet.tsx';
import { HolderText, Tags } from '../list/cells.tsx';

interface HeadProps {
  readonly stream: Stream;
  readonly life: Life;
  readonly row: OrderRow;
  readonly onChange: () => void;
}

const { main, regions } = order.structure;

/** What a form begins with, from the order itself. */
const initialOf =
  (row: HeadProps['row']) =>
  (type: string): Draft | undefined => {
    if (type === 'order.labelPrinted') return { kind: 'waybill' };
    if (['order.signed', 'order.collected', 'order.returnSigned', 'order.pickedUpAtCounter'].includes(type))
      return { piecesScanned: row.pieces };
    return undefined;
  };

/** The order's number, where it stands in every region, who holds it, and what can be done. */
export function Head({ stream, life, row, onChange }: HeadProps) {
  const words = useWords();
  const [printing, setPrinting] = useState(false);
  const label = (field: string): string => labelOf('order', field, words);
  const said = regions.filter((region) => region !== main && !isQuiet(order, life.states[region] ?? ''));
  return (
    <header className={css.titles}>
      <div className={css.head}>
        <div className={css.titles}>
          <h1 className={css.title}>
            {row.id}
            <StateStatus noun={order} state={row.state} pill />
          </h1>
          <div className={css.statuses}>
            {said.map((region) => (
              <span key={region} className={css.region}>
                {words.text<string>(`region.order.${region}`)}
                <StateStatus noun={order} state={life.states[region] ?? ''} pill />
              </span>
            ))}
            <Tags tags={row.tags} words={words} />
          </div>
        </div>
        <ActionBar
          noun={order}
          life={life}
          events={stream.events}
          initial={initialOf(row)}
          onStale={onChange}
          onDone={(type) => {
            onChange();
            if (type === 'order.labelPrinted') setPrinting(true);
          }}
        />
      </div>
      <dl className={css.facts}>
        <Fact term={label('holderKind')}>
          <HolderText row={row} words={words} />
        </Fact>
        <Fact term={words.text('ui.order.route')}>
          <ReferenceText to="branch" id={row.originBranch} /> → <ReferenceText to="branch" id={row.destinationBranch} />
        </Fact>
        {row.currentBranch !== null && (
          <Fact term={label('currentBranch')}>
            <ReferenceText to="branch" id={row.currentBranch} />
          </Fact>
        )}
        <Fact term={label('freightTotal')}>{words.money(row.freightTotal, 'MMK')}</Fact>
        {row.collectionAmount !== null && (
          <Fact term={label('collectionAmount')}>{words.money(row.collectionAmount, 'MMK')}</Fact>
        )}
        <Fact term={label('due')}>{words.money(row.due, 'MMK')}</Fact>
        <Fact term={label('createdAt')}>{words.instant(row.createdAt)}</Fact>
      </dl>
      {printing && <PrintSheet ids={[row.id]} onClose={() => setPrinting(false)} />}
    </header>
  );
}

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.term}>{term}</dt>
    <dd className={css.value}>{children}</dd>
  </div>
);
