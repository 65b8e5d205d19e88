import * as z from 'zod/mini';
import type { Command } from '#services/propose.ts';
import { keptWork } from '#services/kept/texts.ts';

/** The draft order of a person in this window, until it is sent, the window closes or the person signs out. */
export const orderDraft = keptWork('draft:order.created', z.record(z.string(), z.unknown()), 'tab');

const command = z.custom<Command>(
  (value) => typeof value === 'object' && value !== null && 'key' in value && 'machine' in value && 'event' in value,
);

/** The order that a person sent from this window without an answer: it may have been made. */
export const unansweredOrder = keptWork('unanswered:order.created', command, 'tab');
