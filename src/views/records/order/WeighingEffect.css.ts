import { globalStyle, style } from '@vanilla-extract/css';
import { colour, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const effect = style({
  display: 'grid',
  gap: space.s,
  padding: `${space.s} ${space.m}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
});

export const table = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, { padding: `${space.xs} 0`, fontWeight: weight.normal });
globalStyle(`${table} th`, { color: colour.textMuted, fontSize: size.small });
globalStyle(`${table} th[scope=row]`, { textAlign: 'start' });
globalStyle(`${table} :is(td, th[scope=col])`, { textAlign: 'end', paddingInlineStart: space.s });
globalStyle(`${table} td`, { fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} tbody td:last-child`, { fontWeight: weight.strong });

export const line = style({ margin: 0, fontSize: size.small, color: colour.textMuted });
