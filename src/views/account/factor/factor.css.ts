import { style } from '@vanilla-extract/css';
import { colour, radius, size, space } from '#views/ui/theme/theme.css.ts';

export const qr = style({
  display: 'block',
  width: '216px',
  maxWidth: '100%',
  marginInline: 'auto',
  borderRadius: radius.medium,
});

export const steps = style({ margin: 0, paddingInlineStart: '1.5em', listStyle: 'decimal', lineHeight: 1.8 });

export const secret = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: size.large,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space.m,
  margin: 0,
  padding: space.l,
  border: `1px dashed ${colour.lineStrong}`,
  borderRadius: radius.medium,
  listStyle: 'none',
  fontFamily: 'ui-monospace, monospace',
  fontSize: size.large,
  userSelect: 'all',
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.m });
