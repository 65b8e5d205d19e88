import type { Actor } from '../kit/actor.ts';

/** True if the actor is the person, or may act for others (person in charge, §6). */
export const isOrActsFor = (actor: Actor, person: string | null | undefined): boolean =>
  actor.kind === 'system' ||
  actor.id === person ||
  actor.permissions.includes('order.actForOthers') ||
  actor.permissions.includes('*');
