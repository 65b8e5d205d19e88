import { style } from '@vanilla-extract/css';
import { colour, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const title = style({
  padding: `${space.m} ${space.l}`,
  borderBlockEnd: `1px solid ${colour.line}`,
  fontSize: size.body,
  fontWeight: weight.strong,
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const task = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  padding: `${space.m} ${space.l}`,
  borderBlockEnd: `1px solid ${colour.line}`,
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const time = style({ color: colour.textMuted, fontSize: size.small, fontVariantNumeric: 'tabular-nums' });
export const end = style({ justifySelf: 'end' });
export const foot = style({ padding: `${space.m} ${space.l}` });
