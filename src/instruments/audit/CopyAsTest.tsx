import { useState } from 'react';
import { caseTest } from '#instruments/sandbox/caseTest.ts';
import { readCase } from '#instruments/services/cases.ts';
import { copyText } from '#services/clipboard.ts';
import { failureOf } from '#services/failure.ts';
import { saveFile } from '#services/save.ts';
import { Button } from '#views/ui/Button.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';

interface CopyAsTestProps {
  readonly machine: string;
  readonly id: string;
  readonly version: number;
}

/**
 * Copies the case until a version as an anonymous test. The test fails where the machine judges otherwise. Saves a
 * file where copying is not possible.
 */
export function CopyAsTest({ machine, id, version }: CopyAsTestProps) {
  const words = useWords();
  const [pending, setPending] = useState(false);
  const copy = async (): Promise<void> => {
    setPending(true);
    try {
      const records = (await readCase(machine, id)).filter((record) => record.version <= version);
      const text = caseTest(machine, records);
      if (await copyText(text)) toast({ tone: 'positive', title: words.text('ui.audit.testCopied') });
      else saveFile(new Blob([text], { type: 'text/plain' }), `${machine}.spec.ts`);
    } catch (error) {
      if (!failureOf(error)) throw error;
    } finally {
      setPending(false);
    }
  };
  return (
    <Button icon="file" isPending={pending} onPress={() => void copy()}>
      {words.text('ui.audit.copyAsTest')}
    </Button>
  );
}
