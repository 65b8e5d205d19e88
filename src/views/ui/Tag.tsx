import { tag, tagTones } from './Tag.css.ts';
import type { Tone } from './theme/tokens.ts';

/** A small word about a thing, such as urgent or insured; a property, not where it stands. */
export const Tag = ({ tone = 'neutral', children }: { tone?: Tone; children: string }) => (
  <span className={`${tag} ${tagTones[tone]}`}>{children}</span>
);
