import { useId } from 'react';
import type { ReactNode } from 'react';
import * as css from './Card.css.ts';
import { Inline } from './layout.tsx';

/** A sheet of paper on the canvas. `flush` lets its content touch the edges, for grids. */
export const Card = ({ flush = false, children }: { flush?: boolean; children: ReactNode }) => (
  <div className={css.card}>
    <div className={flush ? css.flush : css.body}>{children}</div>
  </div>
);

/** A card with a heading that names it for a screen reader; acts are at the heading's end. */
export interface SectionProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  flush?: boolean;
  children: ReactNode;
}

export function Section({ title, description, actions, flush = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <div className={css.head}>
        <div className={css.words}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {description !== undefined && <p className={css.text}>{description}</p>}
        </div>
        {actions !== undefined && <Inline gap="s">{actions}</Inline>}
      </div>
      <div className={flush ? css.flush : css.body}>{children}</div>
    </section>
  );
}
