import { copyText } from '#services/clipboard.ts';
import { Button } from '#views/ui/Button.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './NotFound.css.ts';

/** Numbers that do not exist, and misread ones: each listed, to be copied at once. */
export interface NotFoundProps {
  readonly missing: readonly string[];
  readonly misread: readonly string[];
}

export default function NotFound({ missing, misread }: NotFoundProps) {
  const words = useWords();
  const all = [...misread, ...missing];
  const copy = async (): Promise<void> => {
    const copied = await copyText(all.join('\n'));
    if (copied) toast({ tone: 'positive', title: words.text('ui.find.copied', { count: all.length }) });
    else toast({ tone: 'critical', title: words.text('ui.find.notCopied') });
  };
  const line = (id: 'ui.list.missing' | 'ui.find.misread', numbers: readonly string[]) =>
    numbers.length > 0 && (
      <p className={css.line}>{words.text(id, { count: numbers.length, list: numbers.join(', ') })}</p>
    );
  return (
    <div className={css.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={css.numbers} role="alert" tabIndex={0}>
        {line('ui.find.misread', misread)}
        {line('ui.list.missing', missing)}
      </div>
      <Button size="small" tone="quiet" icon="copy" onPress={() => void copy()}>
        {words.text('ui.find.copy')}
      </Button>
    </div>
  );
}
