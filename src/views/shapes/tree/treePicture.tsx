import { arriving } from '#views/ui/arriving.tsx';
import { tellLostPart } from '#views/ui/arrival.ts';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import type { BesideList } from '../list/besideList.tsx';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import { useAggregateType } from '../listDescriptor/useAggregateType.ts';
import { TREE } from './as.ts';
import type { TreeOptions } from './options.ts';

const Waiting = () => <Skeleton lines={8} />;
const TreeScreen = arriving(() => import('./TreeScreen.tsx'), { Waiting });

/** The tree of a register, shown before its list. */
export const treePicture = (
  descriptor: ListDescriptor,
  tree: TreeOptions,
  addressOf: (id: string) => string,
): BesideList => ({
  Picture: ({ onList }) => {
    const aggregateType = useAggregateType(descriptor, tellLostPart);
    if (!aggregateType) return <Waiting />;
    return <TreeScreen aggregateType={aggregateType} tree={tree} addressOf={addressOf} onList={onList} />;
  },
  as: TREE,
  icon: 'tree',
  label: 'ui.tree.asTree',
  isFirst: true,
});
