import { useMemo } from 'react';
import type { Failure } from '#services/failure.ts';
import { readMenuEntries, type MenuEntry } from '#services/roles.ts';
import { useAsked } from '#views/data/useAsked.ts';
import { menuTree, type MenuNode } from './menuTree.ts';

/** The whole menu: its entries and its tree, while and after it loads. */
export interface WholeMenu {
  readonly entries: readonly MenuEntry[] | null;
  readonly tree: readonly MenuNode[];
  readonly failure: Failure | null;
  readonly reload: () => void;
}

/** Loads the whole menu as a tree. */
export function useMenuTree(): WholeMenu {
  const { answer, failure, reload } = useAsked(readMenuEntries);
  const tree = useMemo(() => menuTree(answer ?? []), [answer]);
  return { entries: answer, tree, failure, reload };
}
