import { style } from '@vanilla-extract/css';
import { ring } from '#views/ui/theme/mixins.ts';
import { colour, radius, size, space } from '#views/ui/theme/theme.css.ts';

export const row = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: space.l, alignItems: 'start' });

export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '113px',
  height: `max(38px, ${size.target})`,
  marginBlockStart: '20px',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.medium,
  background: '#f4f6f8',
  cursor: 'pointer',
  outline: 'none',
  ':focus-visible': ring,
});

export const failed = style({ fontSize: size.tiny, lineHeight: 1.2, color: '#525b6b', paddingInline: space.s });

export const renew = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: '#171c26',
  background: 'rgb(255 255 255 / 72%)',
  opacity: 0,
  selectors: { [`${picture}:hover &, ${picture}:focus-visible &`]: { opacity: 1 } },
});
