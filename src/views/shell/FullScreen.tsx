import { useSyncExternalStore } from 'react';
import { IconButton } from '#views/ui/IconButton.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';

const subscribe = (onChange: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

const isFull = (): boolean => document.fullscreenElement !== null;

/** Switches full-screen mode; shows a message if the browser does not support it (§2). */
export function FullScreen() {
  const words = useWords();
  const full = useSyncExternalStore(subscribe, isFull);
  const refuse = (): void => void toast({ tone: 'warning', title: words.text('failure.fullScreen') });
  const toggle = (): void => {
    if (!document.fullscreenEnabled) return refuse();
    void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(refuse);
  };
  return (
    <IconButton
      icon={full ? 'shrink' : 'expand'}
      label={words.text(full ? 'shell.fullScreenLeave' : 'shell.fullScreen')}
      onPress={toggle}
    />
  );
}
