import { style } from '@vanilla-extract/css';
import { ring } from '#views/ui/theme/mixins.ts';
import { colour, radius, size, space } from '#views/ui/theme/theme.css.ts';

const THUMBNAIL = 56;

export const items = style({ display: 'grid', gap: space.s, flexBasis: '100%' });
export const item = style({ display: 'flex', alignItems: 'center', gap: space.m, minWidth: 0 });

const frame = {
  flex: 'none',
  width: THUMBNAIL,
  height: THUMBNAIL,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.small,
  background: colour.surface,
} as const;

export const picture = style({ ...frame, display: 'block', objectFit: 'cover' });
export const blank = style({ ...frame, display: 'grid', placeItems: 'center', color: colour.textFaint });

export const said = style({ display: 'grid', flex: 1, gap: 2, minWidth: 0 });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const problem = style({ display: 'flex', gap: space.xs, color: colour.dangerText, fontSize: size.small });
export const done = style({ color: colour.textFaint, fontSize: size.small });

export const pictures = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space.s, verticalAlign: 'middle' });
export const opener = style({
  padding: 0,
  border: 'none',
  borderRadius: radius.small,
  background: 'none',
  cursor: 'zoom-in',
  outline: 'none',
  selectors: { '&[data-focus-visible]': ring },
});

export const stage = style({ display: 'grid', gap: space.m, justifyItems: 'center', minHeight: 160 });
export const enlarged = style({
  maxWidth: '100%',
  maxHeight: '62dvh',
  objectFit: 'contain',
  borderRadius: radius.small,
});
export const turning = style({ display: 'flex', alignItems: 'center', gap: space.m, color: colour.textMuted });

export const place = style({ margin: 0, color: colour.textFaint, fontSize: size.small });
