import type { KeyboardEventHandler, ReactNode } from 'react';
import type { Failure } from '#services/failure.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { SearchField } from '#views/ui/SearchField.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Tree.css.ts';

interface TreeFrameProps {
  readonly label: string;
  readonly heading: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Buttons and words beside the search field. */
  readonly beside?: ReactNode;
  readonly hint?: ReactNode;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
  readonly onRetry: () => void;
  /** Hears keys before the tree does. */
  readonly onKeyDownCapture?: KeyboardEventHandler;
  /** The tree, once it is loaded. */
  readonly children: ReactNode;
}

/** A screen of a tree: the field that finds entries by name, what is beside it, and the tree in its frame. */
export function TreeFrame({
  label,
  heading,
  typed,
  onType,
  beside,
  hint,
  isLoading,
  failure,
  onRetry,
  onKeyDownCapture,
  children,
}: TreeFrameProps) {
  const words = useWords();
  return (
    <section className={css.screen} aria-label={label}>
      <HiddenHeading>{heading}</HiddenHeading>
      <div className={css.bar}>
        <div className={css.find}>
          <SearchField
            bare
            labelHidden
            label={words.text('ui.tree.find')}
            placeholder={words.text('ui.tree.find')}
            value={typed}
            onChange={onType}
          />
        </div>
        {beside}
      </div>
      {hint}
      <div className={css.body} onKeyDownCapture={onKeyDownCapture}>
        {failure && <ListFailed failure={failure} onRetry={onRetry} />}
        {isLoading && <Skeleton lines={8} />}
        {!failure && !isLoading && children}
      </div>
    </section>
  );
}
