import type { ReferenceName } from '#i18n/fieldKind.ts';

/** Record types whose records have the number of another record, with the kind of that one: people know its name. */
const NAMED_AFTER: Readonly<Partial<Record<string, ReferenceName>>> = { courierCash: 'staff' };

/** Returns the kind of entry whose name a record of a type has; null where its number is its name. */
export const namedAfter = (machine: string): ReferenceName | null => NAMED_AFTER[machine] ?? null;
