import { useEffect, type ReactNode } from 'react';
import { Brand } from '#views/app/Brand.tsx';
import { useCompanyName } from '#views/app/useCompany.ts';
import { useWords } from '#views/language/words.tsx';
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
  const company = useCompanyName();
  useEffect(() => {
    document.title = `${page} · ${company}`;
  }, [page, company]);
  return (
    <div className={css.page}>
      <aside className={css.side}>
        <River />
        <p className={css.brand}>
          <Brand size={30} />
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
            <Brand size={26} />
          </p>
          <h1 className={css.title}>{title}</h1>
          <p className={css.hint}>{hint}</p>
          {children}
        </div>
      </main>
    </div>
  );
}
