import * as z from 'zod/mini';
import { keptWork } from '#services/kept/texts.ts';

/** The draft order of a person in this window, until it is sent, the window closes or the person signs out. */
export const orderDraft = keptWork('draft:order.created', z.record(z.string(), z.unknown()), 'tab');
