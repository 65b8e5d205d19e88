import { useMemo, useState } from 'react';
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  ToggleButton,
  useDragAndDrop,
  useFilter,
} from 'react-aria-components';
import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { Dialog } from '../Dialog.tsx';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { Stack } from '../layout.tsx';
import { SearchField } from '../SearchField.tsx';
import { useWords } from '../words.tsx';
import { withMove, withPin, withToggled, withoutWidth } from './columnEdits.ts';
import * as css from './ColumnPanel.css.ts';
import { declaredColumns, fitColumns } from './columns.ts';
import type { ColumnState, GridColumn } from './columns.ts';

/** A column with any cells. */
type Column = GridColumn<never>;

/** The window where a person arranges the columns (§2): tick, drag, fix, restore; nothing holds until confirmed. */
export interface ColumnPanelProps {
  columns: readonly Column[];
  state: ColumnState;
  onConfirm: (next: ColumnState) => void;
  onClose: () => void;
}

export default function ColumnPanel({ columns, state, onConfirm, onClose }: ColumnPanelProps) {
  const words = useWords();
  const [draft, setDraft] = useState(() => fitColumns(state, columns));
  return (
    <Dialog
      title={words.columns}
      size="small"
      isOpen
      onOpenChange={(open) => !open && onClose()}
      footer={(close) => (
        <>
          <span className={css.startFoot}>
            <Button tone="quiet" icon="undo" onPress={() => setDraft(declaredColumns(columns))}>
              {words.restoreDefaults}
            </Button>
          </span>
          <Button onPress={close}>{words.cancel}</Button>
          <Button
            tone="primary"
            onPress={() => {
              onConfirm(draft);
              close();
            }}
          >
            {words.confirm}
          </Button>
        </>
      )}
    >
      <Stack gap="m">
        <p className={css.hint}>{words.columnsHint}</p>
        <ColumnList columns={columns} draft={draft} onDraft={setDraft} />
      </Stack>
    </Dialog>
  );
}

/** Edits the draft as it is by then: a list draws its lines later than keys can be pressed. */
type Edit = (edit: (draft: ColumnState) => ColumnState) => void;

interface ColumnListProps {
  columns: readonly Column[];
  draft: ColumnState;
  onDraft: Edit;
}

/** Columns that are found at a glance. */
const FEW_COLUMNS = 12;

function ColumnList({ columns, draft, onDraft }: ColumnListProps) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const items = useMemo(() => {
    const wanted = typed.trim();
    return draft.order.flatMap((id) => columns.filter((column) => column.id === id && contains(column.header, wanted)));
  }, [draft.order, columns, typed, contains]);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) =>
      onDraft((now) =>
        withMove(now, [...keys].map(String), String(target.key), target.dropPosition === 'before' ? 'before' : 'after'),
      ),
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.drop} />,
  });
  const toggle = (id: string): void => {
    if (items.find((column) => column.id === id)?.always !== true) onDraft((now) => withToggled(now, id));
  };
  const list = (
    <GridList
      aria-label={words.columns}
      className={css.list}
      renderEmptyState={() => words.noResults}
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => toggle(String(key))}
    >
      {items.map((column) => (
        <GridListItem key={column.id} id={column.id} textValue={column.header} className={css.line}>
          <AriaButton slot="drag" className={css.grip} aria-label={words.moveColumn(column.header)}>
            <Icon name="grip" />
          </AriaButton>
          <ColumnLine
            column={column}
            draft={draft}
            onDraft={onDraft}
            last={draft.order.length - draft.hidden.length === 1}
          />
        </GridListItem>
      ))}
    </GridList>
  );
  if (columns.length <= FEW_COLUMNS) return list;
  return (
    <>
      <SearchField bare label={words.findColumn} value={typed} onChange={setTyped} />
      {list}
    </>
  );
}

interface ColumnLineProps {
  column: Column;
  draft: ColumnState;
  onDraft: Edit;
  last: boolean;
}

function ColumnLine({ column: { id, header, always = false }, draft, onDraft, last }: ColumnLineProps) {
  const words = useWords();
  const shown = !draft.hidden.includes(id);
  const pin = (['start', 'end'] as const).find((edge) => draft.pinned[edge].includes(id)) ?? null;
  return (
    <>
      <Checkbox
        slot={null}
        aria-label={words.showColumn(header)}
        isSelected={shown}
        isDisabled={always || (shown && last)}
        onChange={() => onDraft((now) => withToggled(now, id))}
      />
      <span className={`${css.name} ${shown ? '' : css.off}`}>{header}</span>
      {draft.widths[id] !== undefined && (
        <IconButton
          size="small"
          icon="width"
          label={words.resetWidth}
          onPress={() => onDraft((now) => withoutWidth(now, id))}
        />
      )}
      {(['start', 'end'] as const).map((edge) => (
        <ToggleButton
          key={edge}
          className={css.toggle}
          aria-label={`${edge === 'start' ? words.fixStart : words.fixEnd}: ${header}`}
          isSelected={pin === edge}
          onChange={(on) => onDraft((now) => withPin(now, id, on ? edge : null))}
        >
          <Icon name={edge === 'start' ? 'pinStart' : 'pinEnd'} />
        </ToggleButton>
      ))}
    </>
  );
}
