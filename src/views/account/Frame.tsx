import { useEffect, type ReactNode } from 'react';
import { Mark } from '#views/Mark.tsx';
import { useWords } from '#views/words.tsx';
import * as css from './Frame.css.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { River } from './River.tsx';

/** The room in which one signs in: who we are on one side, what to fill in on the other. */
export function Frame({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const words = useWords();
  useEffect(() => {
    document.title = `${title} · ${words.text('ui.app.name')}`;
  }, [title, words]);
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
