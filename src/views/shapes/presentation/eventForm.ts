import type { z } from 'zod';
import type { MessageId } from '#i18n/words.ts';

/** The shape of a field that is a group of fields; never for any other. */
type GroupShape<Schema> =
  Schema extends z.ZodObject<infer Shape>
    ? Shape
    : Schema extends z.ZodOptional<infer Inner> | z.ZodDefault<infer Inner> | z.ZodNullable<infer Inner>
      ? GroupShape<Inner>
      : never;

/** Paths of a payload's fields: `goodsName`, and of a group both `sender` and its parts, as in `sender.name`. */
type PathOf<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape & string]:
    | Name
    | ([GroupShape<Shape[Name]>] extends [never] ? never : `${Name}.${keyof GroupShape<Shape[Name]> & string}`);
}[keyof Shape & string];

/** A part of an event's form: a title, and its fields by path in their order. */
export interface FormSection<Path extends string = string> {
  readonly title: MessageId;
  readonly fields: readonly Path[];
  /** Placed beside the previous section, where there is room. */
  readonly isBeside?: boolean;
}

/** The form of an event whose fields are in sections. */
export interface FormOfEvent<Path extends string = string> {
  readonly sections: readonly FormSection<Path>[];
  /** Fields that take the whole width. */
  readonly wide: readonly Path[];
  /** Lists that may stay empty, though the event always has them. */
  readonly mayBeEmpty?: readonly Path[];
  /** Fields that people are not asked for, since something else settles them. */
  readonly notAsked?: readonly Path[];
}

/** The form of an event, checked against its payload: a field that the event does not have does not compile. */
export const eventForm = <Event extends { readonly payload: z.ZodObject }>(
  form: FormOfEvent<PathOf<Event['payload']['shape']>>,
): FormOfEvent => form;
