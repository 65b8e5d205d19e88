import { createHub } from './hub.ts';
import { ownLines } from './transport.ts';

/** The hub of a page that shares its socket with no other. */
export const ownHub = () => createHub(ownLines);
