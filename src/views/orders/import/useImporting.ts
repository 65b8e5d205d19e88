import { useEffect, useState, useSyncExternalStore } from 'react';
import { createImporting, type Importing } from '#services/import/importing.ts';
import type { ImportRow } from '#services/import/rowBook.ts';

/** An import that lives as long as its screen. */
export const useImporting = (): Importing => {
  const [importing] = useState(createImporting);
  useEffect(() => {
    importing.actor.start();
    return () => void importing.actor.stop();
  }, [importing]);
  return importing;
};

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
export const useImportRows = ({ rows, onRows }: Importing): readonly ImportRow[] => {
  const [shown, setShown] = useState(rows);
  useEffect(() => {
    setShown(rows());
    return onRows(() => setShown(rows()));
  }, [rows, onRows]);
  return shown;
};
