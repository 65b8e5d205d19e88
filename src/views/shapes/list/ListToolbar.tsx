import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { DATA_REPORT, reportAddress } from '#views/place/figureRecords.ts';
import { usePlace } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { useWords } from '#views/language/words.tsx';
import type { DeclaredList } from './declaredList.ts';
import { ExportList } from './ExportList.tsx';
import { ChooseByNumbers } from './find/ChooseByNumbers.tsx';
import * as css from './List.css.ts';
import type { ListDialog } from './ListDialogs.tsx';
import type { ListTools } from './options.ts';
import type { ListScreenState } from './useListScreen.ts';
import { ViewsOf } from './views/ViewsOf.tsx';

interface ListToolbarProps<N extends AggregateType> {
  readonly list: DeclaredList<N>;
  readonly screen: ListScreenState;
  readonly tools: ListTools;
  /** Events that begin a record, and that the person may propose. */
  readonly makes: readonly string[];
  readonly onBegin: (type: string) => void;
  readonly onSelect: (next: ReadonlySet<string>) => void;
  readonly onDialog: (next: ListDialog) => void;
}

/** Buttons above a list: begin a record, import, views, the list's own tools, export, choose, report, print, columns. */
export function ListToolbar<N extends AggregateType>({
  list: { aggregateType, options, finding, isChosenFrom },
  screen: { state, isPlain, rows, open },
  tools,
  makes,
  onBegin,
  onSelect,
  onDialog,
}: ListToolbarProps<N>) {
  const words = useWords();
  const { go, nameOf } = usePlace();
  const { Tools, importAt } = options;
  return (
    <div className={css.tools}>
      {makes.map((type) => (
        <Button key={type} icon="plus" onPress={() => onBegin(type)}>
          {words.text<string>(`event.${type}`)}
        </Button>
      ))}
      {importAt !== undefined && nameOf(importAt) !== null && (
        <Button icon="upload" onPress={() => go(importAt)}>
          {words.text('ui.import.fromSheet')}
        </Button>
      )}
      <ViewsOf
        views={state.views}
        list={options.path}
        shown={state.shown}
        current={state.view}
        isPlain={isPlain}
        onShow={open}
      />
      {Tools && <Tools {...tools} />}
      <ExportList list={aggregateType} {...tools} />
      {isChosenFrom && finding && <ChooseByNumbers finding={finding} selected={tools.selected} onSelect={onSelect} />}
      {aggregateType.isReported && nameOf(DATA_REPORT) !== null && (
        <IconButton
          icon="chart"
          tone="neutral"
          label={words.text('ui.list.report')}
          onPress={() => go(reportAddress(aggregateType.id, rows.filters))}
        />
      )}
      <IconButton
        icon="print"
        tone="neutral"
        label={words.text('ui.print.list')}
        data-prints
        onPress={() => onDialog('print')}
      />
      <IconButton icon="refresh" tone="neutral" label={words.text('ui.list.refresh')} onPress={rows.reload} />
      <IconButton
        icon="columns"
        tone="neutral"
        label={words.text('ui.part.columns')}
        aria-haspopup="dialog"
        onPress={() => onDialog('columns')}
      />
    </div>
  );
}
