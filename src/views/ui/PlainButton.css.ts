import { style, styleVariants } from '@vanilla-extract/css';
import { base, sizes, square } from './Button.css.ts';
import { ring } from './theme/mixins.ts';
import { colour, shadow } from './theme/theme.css.ts';

const plain = style([base, { selectors: { '&:focus-visible': ring, '&[aria-busy=true]': { cursor: 'progress' } } }]);

export const shapes = styleVariants({ words: [plain, sizes.regular], icon: [plain, sizes.small, square.small] });

export const tones = styleVariants({
  primary: {
    background: colour.accent,
    color: colour.onAccent,
    boxShadow: shadow.low,
    ':hover': { background: colour.accentHover },
    ':active': { background: colour.accentPressed },
  },
  quiet: {
    background: 'transparent',
    color: colour.textMuted,
    ':hover': { background: colour.hover, color: colour.text },
    ':active': { background: colour.pressed, color: colour.text },
  },
});
