import {
  Button,
  Collection,
  DropIndicator,
  Tree as AriaTree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as css from './Tree.css.ts';
import { useWords } from './words.tsx';

/** A node with the nodes below it. `text` is found by typing and names its buttons. */
export interface TreeNode {
  readonly id: string;
  readonly text: string;
  readonly children: readonly TreeNode[];
}

/** Place that a node is dropped at: before or after another, or into it. */
export interface TreeTarget {
  readonly id: string;
  readonly position: 'before' | 'after' | 'on';
}

export interface TreeProps<Node extends TreeNode> {
  label: string;
  nodes: readonly Node[];
  expanded: ReadonlySet<string>;
  onExpand: (expanded: ReadonlySet<string>) => void;
  /** Enter and a press open a node. */
  onOpen?: (id: string) => void;
  /** Moves by drag, and by Enter on the grip; absent where nodes stay. */
  onMove?: ((id: string, target: TreeTarget) => void) | undefined;
  empty?: string;
  /** Draws a node after its chevron. */
  children: (node: Node) => ReactNode;
}

/** A tree to walk through by arrow keys and to order by drag and drop. */
export function Tree<Node extends TreeNode>(props: TreeProps<Node>) {
  const { label, nodes, expanded, onExpand, onOpen, onMove, empty, children } = props;
  const words = useWords();
  const { dragAndDropHooks } = useDragAndDrop<Node>({
    isDisabled: onMove === undefined,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onMove: ({ keys, target }) => {
      const [id] = keys;
      if (id !== undefined) onMove?.(String(id), { id: String(target.key), position: target.dropPosition });
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.drop} />,
  });
  const draw = (node: Node): ReactNode => (
    <TreeItem
      key={node.id}
      id={node.id}
      textValue={node.text}
      className={css.item}
      {...(onOpen && { onAction: () => onOpen(node.id) })}
    >
      <TreeItemContent>
        {({ isExpanded, hasChildItems }) => (
          <div className={css.line}>
            {onMove && (
              <Button slot="drag" className={css.grip} aria-label={words.moveColumn(node.text)}>
                <Icon name="grip" />
              </Button>
            )}
            {hasChildItems ? (
              <Button slot="chevron" className={css.chevron}>
                <span className={isExpanded ? css.open : ''}>
                  <Icon name="chevronRight" />
                </span>
              </Button>
            ) : (
              <span className={css.none} />
            )}
            <div className={css.content}>{children(node)}</div>
          </div>
        )}
      </TreeItemContent>
      <Collection items={node.children as readonly Node[]}>{draw}</Collection>
    </TreeItem>
  );
  return (
    <AriaTree
      // Dragging adds hooks: a drawn tree cannot gain or lose it, so another one takes its place.
      key={onMove ? 'ordered' : 'still'}
      aria-label={label}
      className={css.tree}
      items={nodes}
      expandedKeys={new Set(expanded)}
      onExpandedChange={(keys) => onExpand(new Set([...keys].map(String)))}
      renderEmptyState={() => empty ?? words.noResults}
      {...(onMove && { dragAndDropHooks })}
    >
      {draw}
    </AriaTree>
  );
}
