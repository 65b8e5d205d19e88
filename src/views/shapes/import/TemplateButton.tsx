import { useState } from 'react';
import { saveTemplate } from '#services/import/files.ts';
import { templateForCustomer, type ImportTemplate } from '#services/import/template.ts';
import { Button } from '#views/ui/Button.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useIsCustomer } from '#views/session/useIsCustomer.ts';
import { useWords } from '#views/language/words.tsx';

/** Downloads the template of an import. */
export function TemplateButton({ template }: { readonly template: ImportTemplate }) {
  const words = useWords();
  const isCustomer = useIsCustomer();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      await saveTemplate(isCustomer ? templateForCustomer(template) : template, words);
    } catch {
      toast({ tone: 'critical', title: words.text('ui.import.templateFailed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="download" isPending={busy} onPress={() => void download()}>
      {words.text('ui.import.getTemplate')}
    </Button>
  );
}
