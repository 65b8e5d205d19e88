import { useState } from 'react';
import { copyText } from '#services/clipboard.ts';
import { Button } from '#views/ui/Button.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import '#views/ui/slip.css.ts';
import * as css from './factor.css.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shows new recovery codes once, to be copied or printed. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  return (
    <Stack gap="l">
      <Notice tone="warning" title={words.text('account.factor.codesTitle')}>
        {words.text('account.factor.codesText')}
      </Notice>
      <ul className={css.codes} aria-label={words.text('account.factor.codes')} data-slip>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.row}>
        <Button icon="copy" onPress={() => void copyText(codes.join('\n')).then(setCopied)}>
          {words.text(copied ? 'account.factor.copied' : 'account.factor.copy')}
        </Button>
        <Button icon="print" onPress={() => window.print()}>
          {words.text('account.factor.print')}
        </Button>
      </div>
      <Button tone="primary" onPress={onKept}>
        {words.text('account.factor.kept')}
      </Button>
    </Stack>
  );
}
