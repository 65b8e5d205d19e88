/** Rows outside React: a grid's row follows its own id, so a change draws that row and no other. */
export interface RowStore<Row> {
  get(id: string): Row | undefined;
  /** Number of changes of the row while visible; an increase makes it glow. */
  revision(id: string): number;
  subscribe(id: string, onChange: () => void): () => void;
}

/** A row store that can be written to. `load` is a fresh page and silent; `change` is news and glows. */
export interface WritableRowStore<Row> extends RowStore<Row> {
  load(rows: Iterable<readonly [string, Row]>): void;
  change(id: string, row: Row): void;
  drop(id: string): void;
}

/** An empty row store in memory. */
export function createRowStore<Row>(): WritableRowStore<Row> {
  const rows = new Map<string, Row>();
  const revisions = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();
  const tell = (id: string): void => listeners.get(id)?.forEach((listener) => listener());
  return {
    get: (id) => rows.get(id),
    revision: (id) => revisions.get(id) ?? 0,
    subscribe(id, onChange) {
      const those = listeners.get(id) ?? new Set();
      listeners.set(id, those.add(onChange));
      return () => {
        those.delete(onChange);
        if (those.size === 0 && listeners.get(id) === those) listeners.delete(id);
      };
    },
    load(fresh) {
      for (const [id, row] of fresh) {
        if (rows.get(id) === row) continue;
        rows.set(id, row);
        tell(id);
      }
    },
    change(id, row) {
      rows.set(id, row);
      revisions.set(id, (revisions.get(id) ?? 0) + 1);
      tell(id);
    },
    drop(id) {
      rows.delete(id);
      revisions.delete(id);
      tell(id);
    },
  };
}
