import type { ReactNode } from 'react';
import * as css from './finance.css.ts';

interface HeadedTableProps {
  readonly label: string;
  /** Titles of the columns, each another. */
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/** Table under titles of its columns, which scrolls by touch, wheel and keyboard where it is wider than its place. */
export const HeadedTable = ({ label, heads, children }: HeadedTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <div className={css.scroller} tabIndex={0} role="group" aria-label={label}>
    <table className={css.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={css.heading}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </div>
);
