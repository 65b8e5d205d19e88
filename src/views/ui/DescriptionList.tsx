import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as css from './DescriptionList.css.ts';

/** A name and what it is; `wide` takes a whole line. Nothing known shows as a dash. */
export interface Description {
  id: string;
  term: string;
  detail: ReactNode;
  wide?: boolean;
}

/** Values of a thing, by name. `stacked` sets the name above the value. */
export interface DescriptionListProps {
  items: readonly Description[];
  columns?: 1 | 2 | 3 | 4;
  stacked?: boolean;
}

const isNothing = (detail: ReactNode): boolean =>
  detail === null || detail === undefined || detail === '' || detail === false;

export const DescriptionList = ({ items, columns = 2, stacked = false }: DescriptionListProps) => (
  <dl className={css.list} style={assignInlineVars({ [css.columns]: String(columns) })}>
    {items.map(({ id, term, detail, wide = false }) => (
      <div key={id} className={`${css.pair} ${wide ? css.wide : ''} ${stacked ? css.stacked : ''}`}>
        <dt className={css.term}>{term}</dt>
        <dd className={css.detail}>{isNothing(detail) ? <span className={css.none}>–</span> : detail}</dd>
      </div>
    ))}
  </dl>
);
