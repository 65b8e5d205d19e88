import { colour } from './theme.css.ts';

/** The focus ring every part wears, outside its border. */
export const ring = { outline: `2px solid ${colour.focus}`, outlineOffset: '1px' } as const;

/** The focus ring of what lies edge to edge, such as a grid's cell. */
export const innerRing = { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' } as const;

/** One line, cut with an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Takes motion away for a reader who asks for less. */
export const stillWhenAsked = {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', transition: 'none' } },
} as const;
