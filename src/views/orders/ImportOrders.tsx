import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { useWords } from '#views/words.tsx';
import { CheckStep } from './import/CheckStep.tsx';
import { FileStep } from './import/FileStep.tsx';
import * as css from './import/Import.css.ts';
import { TemplateStep } from './import/TemplateStep.tsx';
import { useImporting, useImportState } from './import/useImporting.ts';

/** Bulk import by template (§2): the template, the file, the check of every row, and the result. */
export default function ImportOrders() {
  const words = useWords();
  const importing = useImporting();
  const state = useImportState(importing);
  const hasRows = !state.matches('choosing') && !state.matches('reading') && !state.matches('refused');
  const title = words.text('screen.ImportOrders');
  return (
    <section className={css.screen} aria-label={title}>
      <HiddenHeading>{title}</HiddenHeading>
      <div className={css.steps}>
        <TemplateStep importing={importing} isLocked={hasRows && !state.matches('done')} />
        <FileStep importing={importing} state={state} />
      </div>
      {hasRows && <CheckStep importing={importing} state={state} />}
    </section>
  );
}
