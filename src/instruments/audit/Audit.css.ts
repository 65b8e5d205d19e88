import { style } from '@vanilla-extract/css';
import { colour, font, size, space } from '#views/ui/theme/theme.css.ts';

/** Keeps the state of the tree above a list that fills the rest of the screen. */
export const screen = style({ display: 'flex', flexDirection: 'column', height: '100%' });
export const list = style({ flex: 1, minHeight: 0 });
export const tree = style({
  padding: `${space.m} ${size.page}`,
  borderBottom: `1px solid ${colour.line}`,
  background: colour.surface,
});

export const hash = style({ overflowWrap: 'anywhere', fontFamily: font.mono, fontSize: size.small });
export const muted = style({ margin: 0, color: colour.textMuted, fontSize: size.small });
export const steps = style({ margin: 0, paddingInlineStart: space.xxl, display: 'grid', gap: space.m });
export const step = style({ display: 'grid', gap: space.xs });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.m });
