import type { FieldKind } from '#i18n/fieldKind.ts';
import type { Language } from '#i18n/languages.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Names } from './names.ts';

/** A field to be written, and what it is. */
export interface WrittenField {
  readonly name: string;
  readonly kind: FieldKind;
}

/** What the writing thread is started with. */
export interface WriterStart {
  readonly machine: string;
  readonly fields: readonly WrittenField[];
  readonly language: Language;
  readonly actor: Pick<Actor, 'kind' | 'permissions'>;
  readonly names: Names;
}

/** What the writing thread is told: rows as the database's JSON text, or that there are no more. */
export type ToWriter = { readonly rows: readonly string[] } | { readonly finish: true };

/** What it answers: ready for more, or the file. */
export type FromWriter =
  | { readonly ready: true }
  | { readonly content: Uint8Array<ArrayBuffer>; readonly sha256: string };
