import { globalStyle, style } from '@vanilla-extract/css';
import { leastThumb } from './density.ts';
import { narrow, size } from './theme.css.ts';

const thumb = `${leastThumb}px`;

const larger = {
  '@media': {
    [`${narrow}, (pointer: coarse)`]: {
      vars: { [size.control]: thumb, [size.controlSmall]: thumb, [size.target]: thumb },
    },
  },
};

/** A part whose controls are for a thumb. */
export const thumbs = style(larger);

/** Windows and lists over such a screen. The days of a calendar are left out: seven must fit beside each other. */
globalStyle(':root[data-thumbs] :is([data-window], [data-trigger=Select], [data-trigger=ComboBox])', larger);
