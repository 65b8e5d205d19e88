import { style } from '@vanilla-extract/css';
import { colour, narrow, size, space } from '#views/ui/theme/theme.css.ts';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  height: '100%',
  padding: size.page,
  boxSizing: 'border-box',
  minHeight: 0,
});

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
export const find = style({ flex: '0 1 280px', '@media': { [narrow]: { flexBasis: '100%' } } });
export const rest = style({ marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: space.s });
export const hint = style({ margin: 0, color: colour.textMuted, fontSize: size.small });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  border: `1px solid ${colour.line}`,
  borderRadius: 8,
  background: colour.surface,
  overflow: 'hidden',
});

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const note = style({
  color: colour.textMuted,
  fontSize: size.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { display: 'none' } },
});
export const acts = style({ marginInlineStart: 'auto', flex: 'none' });
