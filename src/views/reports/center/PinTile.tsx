import { useState } from 'react';
import { isPeriod } from '#machines/time/periods.ts';
import { NAME_MOST_CHARACTERS } from '#machines/fields/limits.ts';
import { randomId } from '#services/randomId.ts';
import { useReferences } from '#views/shapes/fields/references.ts';
import { valuesOf } from '#views/shapes/list/query.ts';
import type { Views } from '#views/shapes/list/views/useViews.ts';
import { IconButton } from '#views/ui/IconButton.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import type { ReadyValues } from '../ready/period.ts';
import type { Tile } from './boards.ts';
import { pinnedSearch, viewWith } from './pin.ts';

interface PinTileProps {
  readonly tile: Tile;
  readonly title: string;
  readonly shown: ReadyValues;
  readonly views: Views;
}

/** Keeps the report of a tile as a view and pins it to Home in one press, or takes it away; nothing until the views are known. */
export function PinTile({ tile, title, shown, views }: PinTileProps) {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const branches = useReferences(shown.branch === '' ? null : 'branch');
  if (views.all === null) return null;
  const ofBranches = tile.branch === null ? [] : valuesOf(shown.branch).map(branches.nameOf);
  const name = [title, ...ofBranches].join(' · ').slice(0, NAME_MOST_CHARACTERS);
  const search = pinnedSearch(tile, shown);
  const kept = viewWith(views.all, search);
  const isPinned = kept?.isPinned ?? false;
  const pin = async (): Promise<boolean> => {
    if (kept) return views.pin(kept, !isPinned);
    const id = randomId();
    return (await views.keep({ id, name, search, shared: false })) && views.pin({ id }, true);
  };
  const press = async (): Promise<void> => {
    setBusy(true);
    const done = await pin();
    setBusy(false);
    if (!done) return;
    const isMoved = !isPinned && tile.on !== null && !isPeriod(shown.period);
    toast({
      tone: 'info',
      title: words.text(isPinned ? 'ui.home.unpinned' : 'ui.center.pinned', { name }),
      ...(isMoved && { text: words.text('ui.center.pinnedMoves') }),
    });
  };
  return (
    <IconButton
      size="small"
      icon={isPinned ? 'check' : 'home'}
      label={words.text(isPinned ? 'ui.home.unpin' : 'ui.center.pin', { name: title })}
      isPending={isBusy}
      onPress={() => void press()}
    />
  );
}
