import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { Section } from '#views/ui/Card.tsx';
import { usePlace } from '#views/place/screen.tsx';
import { useWords } from '#views/language/words.tsx';
import { CheckStep } from './CheckStep.tsx';
import { FileStep } from './FileStep.tsx';
import * as css from './Import.css.ts';
import type { ImportView } from './importView.ts';
import { TemplateButton } from './TemplateButton.tsx';
import { useImporting, useImportState } from './useImporting.ts';

/** Declares the screen that imports a record type from a spreadsheet: template, file, check of every cell, result. */
export function importScreen(view: ImportView) {
  return function ImportScreen() {
    const words = useWords();
    const { nameOf, path } = usePlace();
    const importing = useImporting(view.template);
    const state = useImportState(importing);
    const hasRows = !state.matches('choosing') && !state.matches('reading') && !state.matches('refused');
    const title = nameOf(path) ?? words.text<string>(`machine.${view.template.machine}.many`);
    return (
      <section className={css.screen} aria-label={title}>
        <HiddenHeading>{title}</HiddenHeading>
        <div className={css.steps}>
          <Section
            title={words.text('ui.import.step.template')}
            description={words.text('ui.import.registerText')}
            actions={<TemplateButton template={view.template} />}
          >
            {words.text('ui.import.registerHint')}
          </Section>
          <FileStep view={view} importing={importing} state={state} />
        </div>
        {hasRows && <CheckStep view={view} importing={importing} state={state} />}
      </section>
    );
  };
}
