import { z } from 'zod';

/** One event type of a machine: its payload, and its code in the operation log (§4; null if it has none). */
export interface EventSpec<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly operation: number | null;
  readonly payload: z.ZodObject<Shape, z.core.$strict>;
  /** No other event can undo it; the screen asks for confirmation and names the consequence. */
  readonly irreversible: boolean;
  /** The request event that another person must record first (§4, second person). */
  readonly secondPerson: string | null;
  /** Only reactions and deadlines may propose it. */
  readonly systemOnly: boolean;
  /** It moves money: refused while a violated invariant of the aggregate is under investigation (reliability.md 5). */
  readonly money: boolean;
  /** A refused command after it cannot take it back: it is refused in an all-or-nothing batch of several commands. */
  readonly alone: boolean;
  /** A call of its own makes part of its payload: it is refused among commands that somebody wrote. */
  readonly ownCall: boolean;
}

export interface EventOptions {
  readonly irreversible?: boolean;
  readonly secondPerson?: string;
  readonly systemOnly?: boolean;
  readonly money?: boolean;
  readonly alone?: boolean;
  readonly ownCall?: boolean;
}

/** Declares an event: operation code, payload shape and options. */
export const event = <Shape extends z.ZodRawShape>(
  operation: number | null,
  shape: Shape,
  options: EventOptions = {},
): EventSpec<Shape> => ({
  operation,
  payload: z.strictObject(shape),
  irreversible: options.irreversible ?? false,
  secondPerson: options.secondPerson ?? null,
  systemOnly: options.systemOnly ?? false,
  money: options.money ?? false,
  alone: options.alone ?? false,
  ownCall: options.ownCall ?? false,
});

/** The payload type of an event in a table of events. */
export type DataOf<Events extends Record<string, EventSpec>, Type extends keyof Events> = z.infer<
  Events[Type]['payload']
>;
