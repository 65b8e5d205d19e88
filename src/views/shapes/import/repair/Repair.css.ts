import { style } from '@vanilla-extract/css';
import { innerRing, oneLine } from '#views/ui/theme/mixins.ts';
import { colour, narrow, radius, size, space, toneVars, weight } from '#views/ui/theme/theme.css.ts';

/** Fills a cell, whether it is pressed or typed into. */
const cell = {
  display: 'inline-block',
  verticalAlign: 'middle',
  width: '100%',
  minHeight: size.target,
  padding: `0 ${space.s}`,
  borderRadius: radius.small,
  font: 'inherit',
  lineHeight: 1.4,
} as const;

/** A wrong cell: tinted, underlined, and pressed to be corrected. */
export const wrong = style({
  ...oneLine,
  ...cell,
  border: 0,
  borderBottom: `2px solid ${toneVars.critical.mark}`,
  background: toneVars.critical.tint,
  color: toneVars.critical.text,
  textAlign: 'start',
  cursor: 'text',
  selectors: { '&:focus-visible': innerRing },
});

export const input = style({
  ...cell,
  border: `1px solid ${colour.accent}`,
  background: colour.surface,
  color: colour.text,
  outline: 'none',
  selectors: { '&:focus': innerRing },
});

/** A corrected cell that is being judged. */
export const pending = style({ color: colour.textMuted, fontStyle: 'italic' });

export const bar = style({
  display: 'grid',
  gap: space.s,
  padding: `${space.m} ${space.l}`,
  borderRadius: radius.medium,
  background: colour.sunken,
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });

/** Room for one line of reason is kept, so that the table stays where it is. */
export const about = style({ minHeight: '1.5em', fontSize: size.small, overflowWrap: 'anywhere' });

export const reason = style({ margin: 0, color: toneVars.critical.text });

export const keys = style({ margin: 0, color: colour.textMuted });

export const suggested = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  minHeight: size.controlSmall,
  fontSize: size.small,
});

export const suggestions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });

export const suggestion = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.controlSmall,
  padding: `0 ${space.l}`,
  border: `1px solid ${colour.control}`,
  borderRadius: radius.round,
  background: colour.surface,
  color: colour.text,
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: colour.hover },
    '&[aria-selected=true]': { ...innerRing, background: colour.accentTint, color: colour.accentText },
  },
  '@media': { [narrow]: { minHeight: 44 } },
});
