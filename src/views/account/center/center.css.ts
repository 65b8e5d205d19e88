import { style } from '@vanilla-extract/css';
import { colour, radius, size, space, weight } from '#views/ui/theme/theme.css.ts';

export const screen = style({ display: 'grid', gap: space.l, padding: size.page, alignContent: 'start' });
export const log = style({ height: '480px', display: 'flex', flexDirection: 'column' });
export const pages = style({ padding: space.l });

export const person = style({ display: 'flex', alignItems: 'center', gap: space.xl, marginBlockEnd: space.xl });
export const who = style({ display: 'grid', gap: space.s, justifyItems: 'start', minWidth: 0 });
export const name = style({ fontWeight: weight.strong, fontSize: size.large, overflowWrap: 'anywhere' });

export const sessions = style({ display: 'grid', gap: space.m, margin: 0, padding: 0, listStyle: 'none' });
export const session = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  padding: space.l,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
});
export const device = style({ display: 'grid', flex: '1 1 180px', minWidth: 0, gap: space.xxs });
export const browser = style({ fontWeight: weight.medium });
export const times = style({ color: colour.textMuted, fontSize: size.small });

export const crop = style({
  display: 'block',
  width: '240px',
  height: '240px',
  marginInline: 'auto',
  borderRadius: radius.round,
  background: colour.sunken,
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
});
export const slider = style({ display: 'grid', gridTemplateColumns: '96px 1fr', alignItems: 'center', gap: space.l });
export const range = style({ width: '100%', accentColor: colour.accent });
