import { style } from '@vanilla-extract/css';

export const river = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: '#7fd0e6',
  // Fades out above the text.
  maskImage: 'linear-gradient(#000 52%, transparent 78%)',
});
