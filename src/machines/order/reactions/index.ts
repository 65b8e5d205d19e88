import type { Reaction } from '../../kit/reaction.ts';
import { dues } from './dues.ts';
import { money } from './money.ts';
import { service } from './service.ts';
import { storage } from './storage.ts';
import { transport } from './transport.ts';

/** What follows an event of an order in the same transaction, in this order. */
export const reactions: readonly Reaction[] = [...dues, ...transport, ...storage, ...service, ...money];
