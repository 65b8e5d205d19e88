import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { useWords } from '#views/language/words.tsx';
import { CheckStep } from '#views/shapes/import/CheckStep.tsx';
import { FileStep } from '#views/shapes/import/FileStep.tsx';
import * as css from '#views/shapes/import/Import.css.ts';
import { useImporting, useImportState } from '#views/shapes/import/useImporting.ts';
import { orderImport } from './import/orderImport.ts';
import { TemplateStep } from './import/TemplateStep.tsx';

/** Bulk import by template (§2): the template, the file, the check of every row, and the result. */
export default function ImportOrders() {
  const words = useWords();
  const importing = useImporting(orderImport.template);
  const state = useImportState(importing);
  const hasRows = !state.matches('choosing') && !state.matches('reading') && !state.matches('refused');
  const title = words.text('screen.ImportOrders');
  return (
    <section className={css.screen} aria-label={title}>
      <HiddenHeading>{title}</HiddenHeading>
      <div className={css.steps}>
        <TemplateStep importing={importing} isLocked={hasRows && !state.matches('done')} />
        <FileStep view={orderImport} importing={importing} state={state} />
      </div>
      {hasRows && <CheckStep view={orderImport} importing={importing} state={state} />}
    </section>
  );
}
