import { tag, tagTones } from './Tag.css.ts';
import type { Tone } from './theme/tokens.ts';

/** A small word for a property, such as urgent or insured; not a status. */
export const Tag = ({ tone = 'neutral', children }: { tone?: Tone; children: string }) => (
  <span className={`${tag} ${tagTones[tone]}`}>{children}</span>
);
