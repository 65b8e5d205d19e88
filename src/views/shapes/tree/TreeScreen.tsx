import { useMemo, useState, type KeyboardEvent } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { usePlace } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Icon } from '#views/ui/Icon.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { Tree } from '#views/ui/Tree.tsx';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import type { Draft } from '../form/draft.ts';
import { EventDialog } from '../form/EventDialog.tsx';
import type { Presented } from '../presentation/presentation.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { dropped, stepped, type Step } from './moves.ts';
import { found, nodesOf, parentsIn, type EntryNode } from './nodes.ts';
import type { TreeOptions } from './options.ts';
import * as css from './Tree.css.ts';
import { TreeFrame } from './TreeFrame.tsx';
import { TREE } from './as.ts';
import { useFound } from '#views/place/useFound.ts';
import { useTree, type TreeEntry } from './useTree.ts';

interface TreeScreenProps {
  readonly aggregateType: AggregateType & Presented;
  readonly tree: TreeOptions;
  readonly addressOf: (id: string) => string;
  /** Shows the same entries as a list. */
  readonly onList: () => void;
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};
const ORDER: readonly Step[] = ['up', 'down', 'in', 'out'];

/** A register as a tree: found by typing, opened, moved by drag, by Alt and the arrow keys and by each entry's menu. */
export default function TreeScreen({ aggregateType, tree, addressOf, onList }: TreeScreenProps) {
  const { id: machine } = aggregateType;
  const words = useWords();
  const may = useMay();
  const { go, path, nameOf } = usePlace();
  const { entries, isLoading, failure, reload, move } = useTree(machine, tree);
  const [typed, setTyped] = useFound(TREE);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [begun, setBegun] = useState<Draft | null>(null);
  const [acting, setActing] = useState<{ readonly id: string; readonly type: string } | null>(null);
  const { language } = words;
  const nodes = useMemo(() => nodesOf(entries, ({ row }) => tree.titleOf(row, language)), [entries, tree, language]);
  const shown = useMemo(() => found(nodes, typed), [nodes, typed]);
  const parents = useMemo(() => parentsIn(shown), [shown]);
  const isOrdered = may(`${machine}.amended`) && typed === '';
  const steps = tree.isSorted ? ORDER : (['in', 'out'] as const);
  const step = (id: string, by: Step): void => {
    const spot = stepped(entries, id, by);
    if (!spot) return;
    if (by === 'in' && spot.parent !== null) {
      const { parent } = spot;
      setClosed((now) => new Set([...now].filter((one) => one !== parent)));
    }
    void move(id, spot);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (!event.altKey || by === undefined || !isOrdered) return;
    const row = event.target instanceof Element ? event.target.closest('[role=row]') : null;
    const id = row?.getAttribute('data-key');
    if (id === null || id === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (steps.some((one) => one === by)) step(id, by);
  };
  const title = words.text<string>(`machine.${machine}.many`);
  const heading = nameOf(path) ?? title;

  const menuOf = ({ id, text, entry }: EntryNode<TreeEntry>) => (
    <Menu
      label={words.text('ui.tree.acts', { name: text })}
      placement="bottom end"
      trigger={<IconButton size="small" icon="dots" label={words.text('ui.tree.acts', { name: text })} untipped />}
      groups={[
        {
          id: 'record',
          acts: [
            { id: 'open', label: words.text('ui.tree.open'), icon: 'chevronRight', onAction: () => go(addressOf(id)) },
            ...(may(`${machine}.registered`)
              ? [
                  {
                    id: 'add',
                    label: words.text('ui.tree.addBelow'),
                    icon: 'plus' as const,
                    onAction: () => setBegun({ ...tree.below(entry.row), ...tree.startsWith?.(entry.row) }),
                  },
                ]
              : []),
            ...(may(`${machine}.amended`)
              ? [
                  {
                    id: 'amend',
                    label: words.text<string>(`event.${machine}.amended`),
                    icon: 'edit' as const,
                    onAction: () => setActing({ id, type: `${machine}.amended` }),
                  },
                ]
              : []),
            ...(may(`${machine}.retired`)
              ? [
                  {
                    id: 'retire',
                    label: words.text<string>(`event.${machine}.retired`),
                    icon: 'trash' as const,
                    tone: 'danger' as const,
                    onAction: () => setActing({ id, type: `${machine}.retired` }),
                  },
                ]
              : []),
          ],
        },
        ...(isOrdered
          ? [
              {
                id: 'move',
                title: words.text('ui.tree.move'),
                acts: steps.map((by) => ({
                  id: by,
                  label: words.text(`ui.tree.${by}`),
                  ...(stepped(entries, id, by) === null && { reason: words.text('ui.tree.noPlace') }),
                  onAction: () => step(id, by),
                })),
              },
            ]
          : []),
      ]}
    />
  );

  return (
    <>
      <TreeFrame
        label={title}
        heading={heading}
        typed={typed}
        onType={setTyped}
        beside={
          <>
            <Button size="small" onPress={() => setClosed(new Set())}>
              {words.text('ui.tree.openAll')}
            </Button>
            <Button size="small" onPress={() => setClosed(new Set(parents))}>
              {words.text('ui.tree.closeAll')}
            </Button>
            <div className={css.rest}>
              <Button icon="columns" onPress={onList}>
                {words.text('ui.tree.asList')}
              </Button>
              {may(`${machine}.registered`) && (
                <Button icon="plus" tone="primary" onPress={() => setBegun(tree.below(null))}>
                  {words.text<string>(`event.${machine}.registered`)}
                </Button>
              )}
            </div>
          </>
        }
        hint={
          isOrdered && <p className={css.hint}>{words.text(tree.isSorted ? 'ui.tree.hint' : 'ui.tree.hintUnsorted')}</p>
        }
        isLoading={isLoading}
        failure={failure}
        onRetry={reload}
        onKeyDownCapture={onKeyDown}
      >
        <Tree
          label={title}
          nodes={shown}
          expanded={new Set(parents.filter((id) => typed !== '' || !closed.has(id)))}
          onExpand={(open) => setClosed(new Set(parents.filter((id) => !open.has(id))))}
          onOpen={(id) => go(addressOf(id))}
          empty={words.text(typed === '' ? 'ui.tree.none' : 'ui.part.noResults')}
          onMove={
            isOrdered
              ? (id, target) => {
                  const spot = dropped(entries, id, target);
                  if (spot) void move(id, spot);
                }
              : undefined
          }
        >
          {(node) => (
            <>
              <TreeLine node={node} tree={tree} />
              <span className={css.acts}>{menuOf(node)}</span>
            </>
          )}
        </Tree>
      </TreeFrame>
      {begun && (
        <EventDialog
          aggregateType={aggregateType}
          aggregate={notCreated(aggregateType, '')}
          type={`${machine}.registered`}
          initial={begun}
          onClose={() => setBegun(null)}
          onDone={reload}
        />
      )}
      {acting && (
        <RecordDialog
          key={`${acting.id} ${acting.type}`}
          aggregateType={aggregateType}
          {...acting}
          onClose={() => setActing(null)}
          onDone={reload}
        />
      )}
    </>
  );
}

/** An entry: its icon, its name, and what else tells it apart. */
function TreeLine({ node: { text, entry }, tree }: { node: EntryNode<TreeEntry>; tree: TreeOptions }) {
  const words = useWords();
  const icon = tree.iconOf?.(entry.row) ?? null;
  const { Marks } = tree;
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className={css.name}>{text}</span>
      {tree.noteOf && <span className={css.note}>{tree.noteOf(entry.row, words)}</span>}
      {Marks && <Marks row={entry.row} />}
    </>
  );
}
