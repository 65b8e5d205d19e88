import { style } from '@vanilla-extract/css';
import { colour, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space.l,
  minHeight: '56px',
  paddingBlock: space.m,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});
export const mark = style({ display: 'grid', placeItems: 'center', width: '20px' });
export const words = style({ display: 'grid', gap: space.xs, minWidth: 0 });
export const name = style({ fontWeight: weight.strong });
export const hint = style({ color: colour.textMuted, fontSize: size.small });
