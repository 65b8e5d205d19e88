import { useEffect, type ReactNode } from 'react';
import { Mark } from '#views/Mark.tsx';
import { useWords } from '#views/words.tsx';
import * as css from './Frame.css.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { River } from './River.tsx';

interface FrameProps {
  readonly title: string;
  /** Title of the browser window if it differs from `title`. */
  readonly page?: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** Layout of the sign-in pages: the brand on one side, the form on the other. */
export function Frame({ title, page = title, hint, children }: FrameProps) {
  const words = useWords();
  useEffect(() => {
    document.title = `${page} · ${words.text('ui.app.name')}`;
  }, [page, words]);
  return (
    <div className={css.page}>
      <aside className={css.side}>
        <River />
        <p className={css.brand}>
          <Mark size={30} />
          {words.text('ui.app.name')}
        </p>
        <p className={css.tagline}>{words.text('ui.app.tagline')}</p>
        <p className={css.route}>{words.text('shell.route')}</p>
      </aside>
      <main className={css.main}>
        <div className={css.top}>
          <LanguageChoice />
        </div>
        <div className={css.content}>
          <p className={css.smallBrand}>
            <Mark size={26} />
            {words.text('ui.app.name')}
          </p>
          <h1 className={css.title}>{title}</h1>
          <p className={css.hint}>{hint}</p>
          {children}
        </div>
      </main>
    </div>
  );
}
