import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import * as css from './States.css.ts';
import { useWords } from './words.tsx';

/** Shows a failure: its name, its meaning, the code to quote, and a retry button. */
export interface ErrorStateProps {
  title: string;
  /** There is nothing else on the screen: the title is its heading. */
  isScreen?: boolean;
  text?: string;
  code?: string;
  onRetry?: () => void;
}

export function ErrorState({ title, isScreen = false, text, code, onRetry }: ErrorStateProps) {
  const Title = isScreen ? 'h1' : 'p';
  const words = useWords();
  return (
    <div className={css.state} role="alert">
      <span className={`${css.sign} ${css.signTones.critical}`}>
        <Icon name="error" size={22} />
      </span>
      <Title className={css.title}>{title}</Title>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {code !== undefined && <p className={css.code}>{code}</p>}
      {onRetry !== undefined && (
        <div className={css.action}>
          <Button icon="refresh" onPress={onRetry}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
