import { style } from '@vanilla-extract/css';
import { colour, size, space } from '#views/ui/theme/theme.css.ts';

export const list = style({ display: 'grid', margin: `0 0 ${space.l}`, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  minHeight: size.control,
  padding: `${space.xs} 0`,
  borderBottom: `1px solid ${colour.line}`,
});

export const name = style({ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' });

export const owner = style({ display: 'block', color: colour.textMuted, fontSize: size.small });
