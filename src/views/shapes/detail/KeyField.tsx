import type { ReactNode } from 'react';
import * as css from './Detail.css.ts';

/** A key field with its name above it. */
export const KeyField = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={css.keyField}>
    <dt className={css.term}>{term}</dt>
    <dd className={css.value}>{children}</dd>
  </div>
);
