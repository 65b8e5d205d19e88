import { useEffect, useState } from 'react';
import { Button as Pressable } from 'react-aria-components';
import { uploadAddress } from '#services/pictures.ts';
import { Dialog } from '#views/ui/Dialog.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Icon } from '#views/ui/Icon.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Uploads.css.ts';

/** Undefined while it is asked for, null when it cannot be shown. */
function useAddress(id: string): string | null | undefined {
  const [shown, setShown] = useState<{ of: string; address: string | null }>();
  useEffect(() => {
    let isGone = false;
    const show = async (): Promise<void> => {
      const address = await uploadAddress(id);
      if (!isGone) setShown({ of: id, address });
    };
    void show();
    return () => {
      isGone = true;
    };
  }, [id]);
  return shown?.of === id ? shown.address : undefined;
}

/** Uploaded pictures of an aggregate, small; a press enlarges one in a dialog. */
export default function Pictures({ ids, label }: { ids: readonly string[]; label: string }) {
  const words = useWords();
  const [open, setOpen] = useState<number | null>(null);
  const nameOf = (place: number): string =>
    words.text('ui.upload.picture', { field: label, number: place + 1, count: ids.length });
  return (
    <span className={css.pictures}>
      {ids.map((id, place) => (
        <Thumbnail key={id} id={id} name={nameOf(place)} onOpen={() => setOpen(place)} />
      ))}
      {open !== null && (
        <Enlarged ids={ids} place={open} name={nameOf(open)} onTurn={setOpen} onClose={() => setOpen(null)} />
      )}
    </span>
  );
}

function Thumbnail({ id, name, onOpen }: { id: string; name: string; onOpen: () => void }) {
  const words = useWords();
  const address = useAddress(id);
  if (address === null)
    return (
      <span className={css.blank} role="img" aria-label={words.text('ui.upload.notShown', { name })}>
        <Icon name="image" />
      </span>
    );
  return (
    <Pressable className={css.opener} aria-label={words.text('ui.upload.enlarge', { name })} onPress={onOpen}>
      {address === undefined ? (
        <span className={css.blank}>
          <Spinner />
        </span>
      ) : (
        <img className={css.picture} src={address} alt="" />
      )}
    </Pressable>
  );
}

interface EnlargedProps {
  readonly ids: readonly string[];
  readonly place: number;
  readonly name: string;
  readonly onTurn: (place: number) => void;
  readonly onClose: () => void;
}

/** One picture, large; the arrow keys turn to those beside it. */
function Enlarged({ ids, place, name, onTurn, onClose }: EnlargedProps) {
  const words = useWords();
  const address = useAddress(ids[place] ?? '');
  const turn = (by: number): void => onTurn((place + by + ids.length) % ids.length);
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={name}>
      <div
        className={css.stage}
        role="presentation"
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') turn(-1);
          if (key === 'ArrowRight') turn(1);
        }}
      >
        {address === undefined && <Spinner />}
        {address === null && <EmptyState title={words.text('ui.upload.notShown', { name })} />}
        {typeof address === 'string' && <img className={css.enlarged} src={address} alt={name} />}
        {ids.length > 1 && (
          <div className={css.turning}>
            <IconButton icon="chevronLeft" label={words.text('ui.upload.previous')} onPress={() => turn(-1)} />
            <span aria-hidden="true">{`${place + 1} / ${ids.length}`}</span>
            <IconButton icon="chevronRight" label={words.text('ui.upload.next')} autoFocus onPress={() => turn(1)} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
