import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { arriving } from '#views/ui/arriving.tsx';
import type { BesideList } from '../list/besideList.tsx';
import type { Presented } from '../presentation/presentation.ts';
import { TREE } from './as.ts';
import type { TreeOptions } from './options.ts';

const TreeScreen = arriving(() => import('./TreeScreen.tsx'));

/** The tree of a register, shown before its list. */
export const treePicture = (
  aggregateType: AggregateType & Presented,
  tree: TreeOptions,
  addressOf: (id: string) => string,
): BesideList => ({
  Picture: ({ onList }) => (
    <TreeScreen aggregateType={aggregateType} tree={tree} addressOf={addressOf} onList={onList} />
  ),
  as: TREE,
  icon: 'tree',
  label: 'ui.tree.asTree',
  isFirst: true,
});
