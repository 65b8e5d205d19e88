import { style } from '@vanilla-extract/css';
import { disclosure } from '#views/ui/theme/mixins.ts';
import { colour, size, space } from '#views/ui/theme/theme.css.ts';

export const groups = style({ display: 'grid', gap: space.xs });

export const group = style({ borderBlockEnd: `1px solid ${colour.line}` });

export const head = style({
  display: 'flex',
  gap: space.s,
  alignItems: 'center',
  minBlockSize: size.row,
  cursor: 'pointer',
  selectors: disclosure,
});

export const count = style({ marginInlineStart: 'auto', color: colour.textMuted, fontVariantNumeric: 'tabular-nums' });

export const inner = style({ paddingBlock: space.s });

export const list = style({ margin: 0, paddingInlineStart: space.l });

export const note = style({ display: 'block', color: colour.textMuted });
