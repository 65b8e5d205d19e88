import { useState } from 'react';
import { fetchExport, type ExportRecord } from '#services/exports.ts';
import { failureOf } from '#services/failure.ts';
import { saveFile } from '#services/save.ts';
import { Button } from '#views/ui/Button.tsx';

/** Download status (§4) of an export whose file is ready. */
const GENERATED = 2;

/** Fetches one file by the documented call and saves it. Renders nothing until the file is ready. */
export function DownloadButton({ task, label }: { task: ExportRecord; label: string }) {
  const [busy, setBusy] = useState(false);
  if (task.status !== GENERATED) return null;
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await fetchExport(task), task.fileName);
    } catch (error) {
      if (!failureOf(error)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon="download" isPending={busy} onPress={() => void download()}>
      {label}
    </Button>
  );
}
