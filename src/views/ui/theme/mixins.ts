import { colour, size, space } from './theme.css.ts';

/** The focus ring every part wears, outside its border. */
export const ring = { outline: `2px solid ${colour.focus}`, outlineOffset: '1px' } as const;

/** The focus ring of what lies edge to edge, such as a grid's cell. */
export const innerRing = { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' } as const;

/** One line, cut with an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A square icon button without border and background. */
export const bareIconButton = {
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
} as const;

/** The arrow before the head of a part that opens, such as a summary. */
export const disclosure = {
  '&::before': {
    content: '',
    flex: 'none',
    inlineSize: '7px',
    blockSize: '7px',
    marginInline: '2px 4px',
    borderInlineEnd: `1.5px solid ${colour.textMuted}`,
    borderBlockEnd: `1.5px solid ${colour.textMuted}`,
    transform: 'rotate(-45deg)',
  },
  'details[open] > &::before': { transform: 'rotate(45deg)' },
} as const;

/** A checkbox, a radio button or a switch with its label. */
export const choiceRow = {
  // The hidden control scrolls with its row, so that focus brings it into view.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.m,
  minHeight: size.target,
  minWidth: size.target,
  width: 'fit-content',
  cursor: 'pointer',
} as const;

/** Takes motion away for a reader who asks for less. */
export const stillWhenAsked = {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', transition: 'none' } },
} as const;
