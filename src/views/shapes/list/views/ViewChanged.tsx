import type { ListView } from '#services/listViews.ts';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';

export interface ViewChangedProps {
  readonly view: ListView;
  readonly onSave: () => void;
  readonly onReset: () => void;
}

/** Says that the list shows something else than its view does, and what may be done about it. */
export default function ViewChanged({ view, onSave, onReset }: ViewChangedProps) {
  const words = useWords();
  return (
    <>
      <span role="status">{words.text('ui.views.changed', { name: view.name })}</span>
      {view.mine && (
        <Button size="small" onPress={onSave}>
          {words.text('ui.views.save')}
        </Button>
      )}
      <Button size="small" tone="quiet" icon="undo" onPress={onReset}>
        {words.text('ui.views.reset')}
      </Button>
    </>
  );
}
