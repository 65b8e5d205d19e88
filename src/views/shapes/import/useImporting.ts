import { useState, useSyncExternalStore } from 'react';
import { createImporting, type Importing } from '#services/import/importing.ts';
import type { ImportTemplate } from '#services/import/template.ts';
import type { ImportRow } from '#services/import/rowBook.ts';

/** Creates an import for one screen. It does not depend on effects, so it continues while the tab is hidden. */
export const useImporting = (template: ImportTemplate): Importing => useState(() => createImporting(template))[0];

/** Returns the import's current state. */
export const useImportState = ({ actor }: Importing) =>
  useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );

export type ImportState = ReturnType<typeof useImportState>;

/** Returns the rows, updated at every change. */
export const useImportRows = ({ rows, onRows }: Importing): readonly ImportRow[] => useSyncExternalStore(onRows, rows);
