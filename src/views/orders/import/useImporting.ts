import { useState, useSyncExternalStore } from 'react';
import { createImporting, type Importing } from '#services/import/importing.ts';
import type { ImportRow } from '#services/import/rowBook.ts';

/** An import of a screen's own. It is not bound to effects, which rest while the tab is hidden: the import goes on. */
export const useImporting = (): Importing => useState(createImporting)[0];

/** The import's state now. */
export const useImportState = ({ actor }: Importing) =>
  useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );

export type ImportState = ReturnType<typeof useImportState>;

/** The rows, as often as they change. */
export const useImportRows = ({ rows, onRows }: Importing): readonly ImportRow[] => useSyncExternalStore(onRows, rows);
