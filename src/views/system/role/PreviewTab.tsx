import { useCallback, useEffect, useMemo, useRef } from 'react';
import { wordFailure } from '#services/failure.ts';
import type { AskOptions } from '#services/http.ts';
import { previewMenu, type BuiltMenu, type PreviewedRights } from '#services/roles.ts';
import { useMenuTree } from '#views/shapes/fields/menus/useMenuTree.ts';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useParameter } from '#views/place/useParameter.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './Role.css.ts';
import { ScreenPreview } from './ScreenPreview.tsx';
import { rightsOf, type ShownRole } from './shown.ts';

/** The menu that a role shows and, of a chosen entry, the screen as its holders meet it; nothing can be done there. */
export function PreviewTab(shown: ShownRole) {
  const words = useWords();
  const rights = rightsOf(shown);
  const { permissions, menus, dataScope } = rights;
  const key = JSON.stringify({ permissions, menus, dataScope });
  const read = useCallback((options: AskOptions) => previewMenu(JSON.parse(key) as PreviewedRights, options), [key]);
  const { answer, failure, reload } = useAsked(read);
  const { entries } = useMenuTree();
  const [chosen, setChosen] = useParameter('entry');
  const entry = useMemo(() => entries?.find(({ component }) => component === chosen), [entries, chosen]);
  const previewed = answer?.screens.find(({ component }) => component === chosen);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone it is below the menu.
    if (chosen !== '') screen.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  if (failure)
    return <ErrorState title={words.text('ui.role.menuFailed')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton />;
  return (
    <div className={css.columns}>
      <Section title={words.text('ui.role.previewMenu')} description={words.text('ui.role.previewHint')}>
        {answer.menu.length === 0 ? (
          <EmptyState
            icon="shield"
            title={words.text('ui.role.emptyMenu')}
            text={words.text('ui.role.emptyMenuHint')}
          />
        ) : (
          <nav aria-label={words.text('ui.role.previewMenu')}>
            <Entries entries={answer.menu} chosen={chosen} onChoose={setChosen} />
          </nav>
        )}
      </Section>
      <div ref={screen} className={css.screen}>
        {entry && previewed ? (
          <ScreenPreview entry={entry} screen={previewed} rights={rights} />
        ) : (
          <EmptyState icon="search" title={words.text('ui.role.chooseEntry')} />
        )}
      </div>
    </div>
  );
}

interface EntriesProps {
  readonly entries: readonly BuiltMenu[];
  readonly chosen: string;
  readonly onChoose: (component: string) => void;
  readonly isBelow?: boolean;
}

const FRAMES = ['Layout', 'ParentView'];

/** Entries of a built menu that the sidebar shows: catalogs with the pages below them. */
function Entries({ entries, chosen, onChoose, isBelow = false }: EntriesProps) {
  const { language } = useWords();
  return (
    <ul className={isBelow ? css.below : css.list}>
      {entries
        .filter(({ hidden }) => hidden !== true)
        .map(({ path, component, meta, children }) => {
          const title = meta?.titles?.[language] ?? meta?.title ?? path;
          const isScreen = typeof component === 'string' && !FRAMES.includes(component);
          return (
            <li key={`${path} ${title}`}>
              {isScreen ? (
                <button
                  type="button"
                  className={css.entry}
                  aria-pressed={component === chosen}
                  onClick={() => onChoose(component)}
                >
                  {title}
                </button>
              ) : (
                meta && <span className={css.catalog}>{title}</span>
              )}
              {children && children.length > 0 && (
                <Entries entries={children} chosen={chosen} onChoose={onChoose} isBelow={meta !== undefined} />
              )}
            </li>
          );
        })}
    </ul>
  );
}
