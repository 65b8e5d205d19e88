import { useCallback, useMemo, useState } from 'react';
import { soughtText } from '#machines/kit/alike.ts';
import type { AskOptions } from '#services/http.ts';
import { readAreas, type Area } from '#services/references.ts';
import { usePlace } from '#views/place/screen.tsx';
import * as css from '#views/shapes/tree/Tree.css.ts';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { SaveTable } from '#views/shapes/table/SaveTable.tsx';
import { TreeFrame } from '#views/shapes/tree/TreeFrame.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useFound } from '#views/place/useFound.ts';
import { Tree, type TreeNode } from '#views/ui/Tree.tsx';
import { useWords } from '#views/language/words.tsx';
import { areasTable } from './areasTable.ts';

/** A place with its other names. */
interface PlaceNode extends TreeNode {
  readonly others: string;
  readonly children: readonly PlaceNode[];
}

const MOST_FOUND = 150;

const nodeOf = ({ value, label, nameEn, nameMy, nameZh, children = [] }: Area): PlaceNode => ({
  id: value,
  text: label,
  others: [...new Set([nameEn, nameZh, nameMy])].filter((name) => name !== undefined && name !== label).join(' · '),
  children: children.map(nodeOf),
});

/** Returns the places whose names contain what is typed with those above them, as far as `room` goes. */
function found(nodes: readonly PlaceNode[], typed: string, room: { left: number }): PlaceNode[] {
  return nodes.flatMap((node) => {
    const isFound = soughtText(`${node.text} ${node.others}`).includes(typed);
    if (isFound) room.left -= 1;
    if (room.left < 0) return [];
    const children = found(node.children, typed, room);
    return isFound || children.length > 0 ? [{ ...node, children }] : [];
  });
}

const parentsIn = (nodes: readonly PlaceNode[]): string[] =>
  nodes.flatMap(({ id, children }) => (children.length > 0 ? [id, ...parentsIn(children)] : []));

const countOf = (nodes: readonly PlaceNode[]): number =>
  nodes.reduce((sum, { children }) => sum + (children.length > 0 ? countOf(children) : 1), 0);

/** City/Area (§2): the areas of both countries as a tree, found by any of their names. */
export default function CityAreas() {
  const words = useWords();
  const { nameOf, path } = usePlace();
  const { answer, failure, reload } = useAsked(useCallback((options: AskOptions) => readAreas(options), []));
  const [typed, setTyped] = useFound();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(['MM', 'CN']));
  const nodes = useMemo(() => (answer ?? []).map(nodeOf), [answer]);
  const wanted = soughtText(typed);
  const { shown, isCut } = useMemo(() => {
    const room = { left: MOST_FOUND };
    return { shown: wanted === '' ? nodes : found(nodes, wanted, room), isCut: room.left < 0 };
  }, [nodes, wanted]);
  const title = nameOf(path) ?? words.text('screen.CityAreas');
  return (
    <TreeFrame
      label={title}
      heading={title}
      typed={typed}
      onType={setTyped}
      beside={
        <>
          {answer && <SaveTable title={title} read={() => areasTable(answer, typed, words)} />}
          {isCut && (
            <span className={css.hint} role="status">
              {words.text('ui.areas.cut', { count: MOST_FOUND })}
            </span>
          )}
        </>
      }
      isLoading={!answer && !failure}
      failure={failure}
      onRetry={reload}
    >
      {shown.length === 0 ? (
        <EmptyState icon="search" title={words.text('ui.areas.none')} />
      ) : (
        <Tree
          label={title}
          nodes={shown}
          expanded={wanted === '' ? opened : new Set(parentsIn(shown))}
          onExpand={setOpened}
        >
          {({ text, others, children }) => (
            <>
              <span className={css.name}>{text}</span>
              <span className={css.note}>
                {[others, ...(children.length > 0 ? [words.text('ui.areas.places', { count: countOf(children) })] : [])]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </>
          )}
        </Tree>
      )}
    </TreeFrame>
  );
}
