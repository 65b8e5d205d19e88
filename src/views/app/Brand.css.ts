import { style } from '@vanilla-extract/css';

export const logo = style({ flex: 'none', borderRadius: '4px', objectFit: 'contain' });
export const name = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
