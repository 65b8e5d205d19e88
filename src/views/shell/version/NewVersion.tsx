import { useState } from 'react';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './NewVersion.css.ts';
import { useNewBuild } from './useNewBuild.ts';

/** Notice of a newer build. The person reloads at a convenient time, or dismisses this build. */
export default function NewVersion() {
  const words = useWords();
  const found = useNewBuild();
  const [declined, setDeclined] = useState<string | null>(null);
  if (found === null || found === declined) return null;
  return (
    <div className={css.place}>
      <Notice
        tone="info"
        title={words.text('shell.version.title')}
        actions={
          <Inline gap="s">
            <Button size="small" tone="quiet" onPress={() => setDeclined(found)}>
              {words.text('shell.version.later')}
            </Button>
            <Button size="small" icon="refresh" onPress={() => location.reload()}>
              {words.text('shell.version.reload')}
            </Button>
          </Inline>
        }
      >
        {words.text('shell.version.text')}
      </Notice>
    </div>
  );
}
