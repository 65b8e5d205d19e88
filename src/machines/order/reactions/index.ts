import type { Reaction } from '../../kit/reaction.ts';
import { dues } from './dues.ts';
import { money } from './money.ts';
import { service } from './service.ts';
import { storage } from './storage.ts';
import { transport } from './transport.ts';

/** All reactions to an order's events, in the order in which they are proposed. */
export const reactions: readonly Reaction[] = [...dues, ...transport, ...storage, ...service, ...money];
