import { style } from '@vanilla-extract/css';
import { colour, size, space, weight } from './theme/theme.css.ts';

export const list = style({ display: 'grid' });

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: space.l,
  paddingBottom: space.xl,
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      top: 18,
      bottom: -2,
      insetInlineStart: 7,
      width: 2,
      background: colour.line,
    },
  },
});

export const mark = style({ display: 'grid', placeItems: 'center', width: 16, height: '1.45em' });
export const words = style({ display: 'grid', gap: space.xxs, minWidth: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.l}` });
export const title = style({ fontWeight: weight.medium });
export const time = style({ color: colour.textFaint, fontSize: size.small, marginInlineStart: 'auto' });
export const text = style({ color: colour.textMuted, fontSize: size.small, overflowWrap: 'anywhere' });
