import { style } from '@vanilla-extract/css';
import { ring } from './theme/mixins.ts';
import { colour, motion, radius, size, space } from './theme/theme.css.ts';

export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  padding: space.l,
  border: `1px dashed ${colour.control}`,
  borderRadius: radius.medium,
  background: colour.sunken,
  outline: 'none',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&[data-drop-target]': { background: colour.accentTint, borderColor: colour.focus, borderStyle: 'solid' },
    '&[data-focus-visible]': ring,
    '&[data-wrong]': { borderColor: colour.danger },
  },
});

export const drop = style({ color: colour.textMuted, fontSize: size.small });
export const files = style({ display: 'grid', gap: space.xs, flexBasis: '100%' });
export const file = style({ display: 'flex', alignItems: 'center', gap: space.m, minHeight: 26 });
export const name = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const bytes = style({ color: colour.textFaint, fontSize: size.small });
