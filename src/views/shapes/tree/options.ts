import type { ComponentType } from 'react';
import type { Language } from '#i18n/languages.ts';
import type { Words } from '#i18n/words.ts';
import type { Row } from '#services/page.ts';
import type { IconName } from '#views/ui/iconPaths.ts';
import type { Draft } from '../form/draft.ts';

/** A register whose entries are in a tree. */
export interface TreeOptions {
  /** Id of the entry above a row; null at the top. */
  readonly parentOf: (row: Row) => string | null;
  /** Fields of an event that put an entry below another, or at the top. */
  readonly below: (parent: Row | null) => Draft;
  /** Further fields of a new entry below another. */
  readonly startsWith?: (parent: Row) => Draft;
  /** False where entries have no position of their own: they are ordered by id. */
  readonly isSorted: boolean;
  readonly titleOf: (row: Row, language: Language) => string;
  readonly noteOf?: (row: Row, words: Words) => string;
  readonly iconOf?: (row: Row) => IconName | null;
  /** Rows of the tree in a language; all by default. */
  readonly isShown?: (row: Row, language: Language) => boolean;
  /** Beside the name of an entry: what is unusual about it. */
  readonly Marks?: ComponentType<{ readonly row: Row }>;
}
