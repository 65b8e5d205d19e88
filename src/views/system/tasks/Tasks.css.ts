import { style } from '@vanilla-extract/css';
import { colour, narrow, size, space } from '#views/ui/theme/theme.css.ts';

export const job = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.l,
  alignItems: 'end',
  '@media': { [narrow]: { gridTemplateColumns: '1fr' } },
});

export const head = style({ minBlockSize: size.control, display: 'list-item', cursor: 'pointer' });

export const durations = style({ margin: 0 });

export const bar = style({ fill: colour.accent });

export const failed = style({ fill: 'none', stroke: colour.dangerText, strokeWidth: 2, strokeDasharray: '2 2' });

export const note = style({ color: colour.textMuted, fontSize: size.small });
