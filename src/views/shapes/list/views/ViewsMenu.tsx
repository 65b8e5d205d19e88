import { useState } from 'react';
import { copyText } from '#services/clipboard.ts';
import type { ListView } from '#services/listViews.ts';
import { usePlace } from '#views/place/screen.tsx';
import { arriving } from '#views/ui/arriving.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Icon } from '#views/ui/Icon.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import type { MenuAct } from '#views/ui/menuActs.ts';
import { toast } from '#views/ui/Toast.tsx';
import { withAllMessages } from '#views/language/withAllMessages.ts';
import { useWords } from '#views/language/words.tsx';
import { searchOf } from './searchOf.ts';
import type { Views } from './useViews.ts';
import { randomId } from '#services/randomId.ts';

const ManageViews = arriving(withAllMessages(() => import('./ManageViews.tsx')));
const ViewDialog = arriving(withAllMessages(() => import('./ViewDialog.tsx')));

export interface ViewsMenuProps {
  readonly views: Views;
  readonly list: string;
  /** Present state of the list as the search of its address, columns included. */
  readonly shown: string;
  /** The view in force. */
  readonly current: ListView | null;
  readonly onShow: (search: string, options?: { replace?: boolean }) => void;
}

/** The views of a list: chosen, kept, linked. */
export default function ViewsMenu({ views, list, shown, current, onShow }: ViewsMenuProps) {
  const words = useWords();
  const { base = '' } = usePlace();
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const all = views.all ?? [];

  const copy = async (search: string): Promise<void> => {
    const whole = [base, search].filter(Boolean).join('&');
    const copied = await copyText(`${location.origin}${list}${whole === '' ? '' : '?'}${whole}`);
    if (copied) toast({ tone: 'positive', title: words.text('ui.views.copied') });
    else toast({ tone: 'critical', title: words.text('ui.find.notCopied') });
  };
  const act = (view: ListView): MenuAct => ({
    id: view.id,
    label: view.mine ? view.name : words.text('ui.views.of', { name: view.name, owner: view.ownerName }),
    chosen: view.id === current?.id,
    onAction: () => onShow(searchOf(view)),
  });
  const group = (id: string, title: string, those: readonly ListView[]) =>
    those.length > 0 ? [{ id, title, acts: those.map(act) }] : [];
  return (
    <>
      <Menu
        label={words.text('ui.views.title')}
        trigger={
          <Button icon="eye" trailing={<Icon name="chevronDown" />}>
            {current ? current.name : words.text('ui.views.title')}
          </Button>
        }
        groups={[
          {
            id: 'plain',
            acts: [{ id: 'none', label: words.text('ui.views.plain'), chosen: !current, onAction: () => onShow('') }],
          },
          ...group(
            'own',
            words.text('ui.views.own'),
            all.filter(({ mine }) => mine),
          ),
          ...group(
            'branch',
            words.text('ui.views.ofBranch'),
            all.filter(({ mine }) => !mine),
          ),
          {
            id: 'acts',
            title: words.text('ui.views.acts'),
            acts: [
              { id: 'save', label: words.text('ui.views.saveAs'), icon: 'plus', onAction: () => setOpen('save') },
              { id: 'link', label: words.text('ui.views.copyLink'), icon: 'link', onAction: () => void copy(shown) },
              { id: 'manage', label: words.text('ui.views.manage'), icon: 'edit', onAction: () => setOpen('manage') },
            ],
          },
        ]}
      />
      {open === 'save' && (
        <ViewDialog
          title={words.text('ui.views.saveAs')}
          request={{ name: '', shared: false, isDefault: false }}
          onClose={() => setOpen(null)}
          onSave={async ({ name, shared, isDefault }) => {
            const view = {
              id: randomId(),
              name,
              shared,
              search: shown,
              mine: true,
              ownerName: '',
              isDefault,
              isPinned: false,
            };
            if (!(await views.keep(view))) return false;
            if (isDefault) await views.open(view);
            onShow(searchOf(view));
            return true;
          }}
        />
      )}
      {open === 'manage' && (
        <ManageViews views={views} onCopy={({ search }) => void copy(search)} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
