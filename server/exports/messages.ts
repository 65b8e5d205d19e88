import type { Language } from '#i18n/languages.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Names } from './names.ts';

/** What the writing thread is started with. */
export interface WriterStart {
  readonly machine: string;
  readonly columns: readonly string[];
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
