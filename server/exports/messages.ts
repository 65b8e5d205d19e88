import type { FieldKind } from '#i18n/fieldKind.ts';
import type { Language } from '#i18n/languages.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { childProgram } from '../childProcess/childProgram.ts';
import type { Names } from './names.ts';

/** A field to write, with its kind. */
export interface WrittenField {
  readonly name: string;
  readonly kind: FieldKind;
}

/** Start data of the writer. */
export interface WriterStart {
  readonly machine: string;
  readonly fields: readonly WrittenField[];
  readonly language: Language;
  readonly actor: Pick<Actor, 'kind' | 'id' | 'permissions'>;
  /** Secret of the customers' keys. */
  readonly customerSecret: Uint8Array;
  readonly names: Names;
}

/** Message to the writer: its start, rows as the database's JSON text, or the end. */
export type ToWriter =
  | { readonly start: WriterStart }
  | { readonly rows: readonly string[] }
  | { readonly finish: true };

/** Message of the writer: ready for more, or the file. */
export type FromWriter = { readonly ready: true } | { readonly content: Uint8Array; readonly sha256: string };

const HEAP_MEGABYTES = 256;

/** Parses, masks, words and packs a file beside the requests. */
export const writerProgram = childProgram<ToWriter, FromWriter>(
  new URL('./writerProcess.ts', import.meta.url),
  HEAP_MEGABYTES,
);
