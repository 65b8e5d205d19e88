import { style } from '@vanilla-extract/css';
import { size, space } from '#views/ui/theme/theme.css.ts';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  minHeight: '100%',
  padding: size.page,
});

/** Template and file stand beside each other where there is room. */
export const steps = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  alignItems: 'start',
});

export const work = style({ display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 });

/** The rows take what a window shows, and scroll by themselves. */
export const rows = style({ display: 'flex', flexDirection: 'column', height: 'max(320px, 62vh)', minWidth: 0 });

export const lists = style({ margin: 0, paddingInlineStart: space.xl, overflowWrap: 'anywhere' });
