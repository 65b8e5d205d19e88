import { Component, useEffect, useState, type ErrorInfo, type ReactNode } from 'react';
import { isReplaced } from '#services/build.ts';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';
import { Message } from './Missing.tsx';

interface ScreenBoundaryProps {
  /** Mounts the screen again. */
  readonly onRestart: () => void;
  /** Leaves the screen. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Catches and logs an error of one screen within its tab. Offers to restart or leave; offers a reload if a newer build is served. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    return this.state.hasFailed ? <Broken {...this.props} /> : this.props.children;
  }
}

function Broken({ onRestart, onLeave }: ScreenBoundaryProps) {
  const words = useWords();
  const [isOld, setOld] = useState<boolean | null>(null);
  useEffect(() => {
    void isReplaced().then(setOld);
  }, []);
  if (isOld === null) return null;
  if (isOld)
    return (
      <Message icon="refresh" title={words.text('shell.version.title')} text={words.text('shell.version.text')}>
        <Button tone="primary" icon="refresh" onPress={() => location.reload()}>
          {words.text('shell.version.reload')}
        </Button>
        <Button onPress={onLeave}>{words.text('shell.tabs.close')}</Button>
      </Message>
    );
  return (
    <Message icon="error" title={words.text('shell.broken.title')} text={words.text('shell.broken.text')} role="alert">
      <Button tone="primary" onPress={onRestart}>
        {words.text('shell.broken.again')}
      </Button>
      <Button onPress={onLeave}>{words.text('shell.tabs.close')}</Button>
    </Message>
  );
}
