import * as css from './Status.css.ts';
import { StatusMark } from './StatusMark.tsx';
import type { Tone } from './theme/tokens.ts';

/** Status by shape, word and colour. `pill` adds a background, for headings. */
export interface StatusProps {
  tone: Tone;
  pill?: boolean;
  children: string;
}

export const Status = ({ tone, pill = false, children }: StatusProps) => (
  <span className={`${css.status} ${css.texts[tone]} ${pill ? `${css.pill} ${css.tints[tone]}` : ''}`}>
    <StatusMark tone={tone} inText />
    <span className={css.words}>{children}</span>
  </span>
);
