import { style } from '@vanilla-extract/css';
import { colour, size, space, weight } from '#views/ui/theme/theme.css.ts';

const WIDE = 'screen and (min-width: 992px)';

export const page = style({
  display: 'grid',
  minHeight: '100dvh',
  background: colour.surface,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(380px, 5fr) 7fr' } },
});

export const side = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  flexDirection: 'column',
  padding: '48px',
  color: '#eef4fb',
  background: 'linear-gradient(165deg, #12233f 0%, #0f3a5c 55%, #0d5266 100%)',
  '@media': { [WIDE]: { display: 'flex' } },
});

export const brand = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.l,
  fontSize: '20px',
  fontWeight: weight.strong,
});

export const tagline = style({
  position: 'relative',
  marginBlockStart: 'auto',
  maxWidth: '22ch',
  fontSize: '26px',
  lineHeight: 1.3,
  fontWeight: weight.medium,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});

export const route = style({ position: 'relative', marginBlockStart: space.xl, color: '#b9cde0', fontSize: size.body });

export const main = style({ display: 'flex', flexDirection: 'column', minWidth: 0, padding: space.xl });

export const top = style({ display: 'flex', justifyContent: 'flex-end' });

export const content = style({
  width: '100%',
  maxWidth: '360px',
  margin: 'auto',
  paddingBlock: space.xxl,
});

export const smallBrand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  marginBlockEnd: space.xxxl,
  fontSize: size.title,
  fontWeight: weight.strong,
  '@media': { [WIDE]: { display: 'none' } },
});

export const title = style({
  fontSize: size.display,
  lineHeight: 1.25,
  fontWeight: weight.strong,
  letterSpacing: '-0.01em',
});

export const hint = style({ marginBlock: `${space.s} ${space.xxl}`, color: colour.textMuted });
