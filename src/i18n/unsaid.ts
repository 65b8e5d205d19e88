/** In place of a text that a browser does not keep, since it may concern somebody: only its presence is known. */
export const UNSAID = '…';
