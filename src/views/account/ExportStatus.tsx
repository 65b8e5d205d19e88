import type { ExportRecord } from '#services/exports.ts';
import { Status } from '#views/ui/Status.tsx';
import type { Tone } from '#views/ui/theme/tokens.ts';
import { useWords } from '#views/language/words.tsx';

/** Download status (§4) by its code. */
const STATES: readonly { readonly id: string; readonly tone: Tone }[] = [
  { id: 'invalid', tone: 'ended' },
  { id: 'generating', tone: 'progress' },
  { id: 'generated', tone: 'positive' },
];

/** Status of an export: invalid, generating, generated. */
export function ExportStatus({ status }: Pick<ExportRecord, 'status'>) {
  const words = useWords();
  const { id, tone } = STATES[status ?? 0] ?? { id: 'invalid', tone: 'ended' as const };
  return <Status tone={tone}>{words.text(`state.exportTask.${id}`)}</Status>;
}
