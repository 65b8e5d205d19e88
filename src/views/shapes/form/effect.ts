import type { ComponentType } from 'react';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Draft } from './draft.ts';

/** An event of an aggregate with what is typed so far. */
export interface EffectProps {
  readonly aggregate: Aggregate;
  readonly event: string;
  /** The payload as it would be sent, which may still be incomplete. */
  readonly data: Draft;
  /** Fills in a field that follows from others. */
  readonly change: (path: string, value: unknown) => void;
}

/** Shows in the form of an event what it would change, before it is sent. */
export type Effect = ComponentType<EffectProps>;

/** Shows what an event would change for many records that allow it, before it is sent for all of them. */
export type Together = ComponentType<{ readonly ids: readonly string[] }>;
