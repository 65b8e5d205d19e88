import { z } from 'zod';

/** One kind of event of a machine: its payload, and its code in the operation log (§4; null where the log has none). */
export interface EventSpec<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly operation: number | null;
  readonly payload: z.ZodObject<Shape, z.core.$strict>;
  /** What follows cannot be taken back by another event; the screen asks once and names the consequence. */
  readonly irreversible: boolean;
  /** The request event that another person must have recorded before (§4, second person). */
  readonly secondPerson: string | null;
  /** Only reactions and deadlines may propose it. */
  readonly systemOnly: boolean;
  /** It moves money: refused while a violated invariant of the aggregate is looked into (reliability.md 5). */
  readonly money: boolean;
}

export interface EventOptions {
  readonly irreversible?: boolean;
  readonly secondPerson?: string;
  readonly systemOnly?: boolean;
  readonly money?: boolean;
}

/** Declares an event: operation code, payload shape, and what is special about it. */
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
});

/** The payload type of an event in a table of events. */
export type DataOf<Events extends Record<string, EventSpec>, Type extends keyof Events> = z.infer<
  Events[Type]['payload']
>;
