import { useEffect, type ReactNode } from 'react';
import { Button } from '#views/ui/Button.tsx';
import { Icon } from '#views/ui/Icon.tsx';
import type { IconName } from '#views/ui/iconPaths.ts';
import { Inline } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Missing.css.ts';
import { useCurrentAddress } from './currentAddress.ts';

interface MessageProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly role?: 'alert';
  /** Buttons or links that resolve the situation. */
  readonly children: ReactNode;
}

/** Screen with one message and its remedies. */
export function Message({ icon, title, text, role, children }: MessageProps) {
  return (
    <section className={css.message} role={role}>
      <span className={css.sign}>
        <Icon name={icon} size={28} />
      </span>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      <Inline justify="center">{children}</Inline>
    </section>
  );
}

function Missing({ icon, title, text }: Pick<MessageProps, 'icon' | 'title' | 'text'>) {
  const words = useWords();
  const { history } = useCurrentAddress();
  useEffect(() => {
    document.title = `${title} · ${words.text('ui.app.name')}`;
  }, [title, words]);
  return (
    <Message icon={icon} title={title} text={text}>
      <Button tone="primary" icon="home" onPress={() => history.push('/')}>
        {words.text('shell.broken.home')}
      </Button>
    </Message>
  );
}

/** A screen of the menu that this version of the console does not contain. */
export function MissingScreen({ onLeave }: { onLeave: () => void }) {
  const words = useWords();
  return (
    <Message icon="map" title={words.text('screen.missing')} text={words.text('screen.missing.text')}>
      <Button onPress={onLeave}>{words.text('shell.tabs.close')}</Button>
    </Message>
  );
}

/** /404: unknown address or no permission. */
export function NotFound() {
  const words = useWords();
  return <Missing icon="map" title={words.text('screen.notFound')} text={words.text('screen.notFound.text')} />;
}

/** /401: the account lacks permission (§6). */
export function Forbidden() {
  const words = useWords();
  return <Missing icon="lock" title={words.text('screen.forbidden')} text={words.text('failure.forbidden')} />;
}
