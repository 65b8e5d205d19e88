import { useState } from 'react';
import type { ListView } from '#services/listViews.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Tag } from '#views/ui/Tag.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './ManageViews.css.ts';
import type { Views } from './useViews.ts';
import ViewDialog from './ViewDialog.tsx';

interface ManageViewsProps {
  readonly views: Views;
  readonly onCopy: (view: ListView) => void;
  readonly onClose: () => void;
}

/** The views of a list: renamed, shared, made the one it opens with, deleted and taken back. */
export default function ManageViews({ views, onCopy, onClose }: ManageViewsProps) {
  const words = useWords();
  const [naming, setNaming] = useState<ListView | null>(null);
  const all = views.all ?? [];
  const remove = async (view: ListView): Promise<void> => {
    if (!(await views.remove(view))) return;
    toast({
      tone: 'info',
      title: words.text('ui.views.deleted', { name: view.name }),
      timeout: UNDO_MS,
      action: {
        label: words.text('ui.views.undo'),
        onAction: () => void views.keep(view).then((kept) => kept && view.isDefault && views.open(view)),
      },
    });
  };
  return (
    <Dialog
      isOpen
      title={words.text('ui.views.manage')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={onClose}>{words.text('ui.part.close')}</Button>}
    >
      {all.length === 0 && <EmptyState title={words.text('ui.views.none')} text={words.text('ui.views.noneHint')} />}
      <ul className={css.list}>
        {all.map((view) => (
          <li key={view.id} className={css.line}>
            <span className={css.name}>
              {view.name}
              {!view.mine && <span className={css.owner}>{view.ownerName}</span>}
            </span>
            {view.isDefault && <Tag tone="info">{words.text('ui.views.default')}</Tag>}
            {view.shared && <Tag tone="neutral">{words.text('ui.views.shared')}</Tag>}
            <IconButton
              size="small"
              icon="flag"
              aria-pressed={view.isDefault}
              label={words.text(view.isDefault ? 'ui.views.noDefaultOf' : 'ui.views.makeDefaultOf', {
                name: view.name,
              })}
              onPress={() => void views.open(view.isDefault ? null : view)}
            />
            <IconButton
              size="small"
              icon="link"
              label={words.text('ui.views.copyLinkOf', { name: view.name })}
              onPress={() => onCopy(view)}
            />
            {view.mine && (
              <>
                <IconButton
                  size="small"
                  icon="edit"
                  label={words.text('ui.views.renameOf', { name: view.name })}
                  onPress={() => setNaming(view)}
                />
                <IconButton
                  size="small"
                  icon="trash"
                  label={words.text('ui.views.deleteOf', { name: view.name })}
                  onPress={() => void remove(view)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {naming && (
        <ViewDialog
          title={words.text('ui.views.rename')}
          request={naming}
          onSave={async ({ isDefault, ...said }) => {
            if (!(await views.keep({ ...naming, ...said }))) return false;
            return isDefault === naming.isDefault || views.open(isDefault ? naming : null);
          }}
          onClose={() => setNaming(null)}
        />
      )}
    </Dialog>
  );
}

/** Long enough to see what is gone. */
const UNDO_MS = 10_000;
