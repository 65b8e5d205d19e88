import { style } from '@vanilla-extract/css';
import { size, space } from '#views/ui/theme/theme.css.ts';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  minHeight: '100%',
  padding: size.page,
});

/** Places template and file side by side if there is room. */
export const steps = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  alignItems: 'start',
});

export const work = style({ display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 });

/** The rows fill the window's height and scroll on their own. */
export const rows = style({ display: 'flex', flexDirection: 'column', height: 'max(320px, 62vh)', minWidth: 0 });

export const lists = style({ margin: 0, paddingInlineStart: space.xl, overflowWrap: 'anywhere' });
