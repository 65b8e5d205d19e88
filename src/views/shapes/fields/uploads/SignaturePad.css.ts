import { style } from '@vanilla-extract/css';
import { colour, radius, size, space } from '#views/ui/theme/theme.css.ts';

/** White paper and grey words on it, in either theme. */
const PAPER = '#ffffff';
const FAINT = '#5b6473';

export const pad = style({ display: 'grid', justifyItems: 'start', gap: space.s, flexBasis: '100%', minWidth: 0 });

export const sheet = style({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  border: `1px solid ${colour.control}`,
  borderRadius: radius.medium,
  background: PAPER,
});

/** A finger draws here and does not scroll. */
export const canvas = style({
  display: 'block',
  width: '100%',
  aspectRatio: '5 / 2',
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
});

export const invitation = style({
  position: 'absolute',
  insetInline: space.xl,
  bottom: '22%',
  paddingTop: space.s,
  borderTop: `1px solid ${FAINT}`,
  color: FAINT,
  fontSize: size.small,
  textAlign: 'center',
  pointerEvents: 'none',
});
