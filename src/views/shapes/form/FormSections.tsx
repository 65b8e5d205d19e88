import { useMemo, type ReactNode } from 'react';
import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/language/words.tsx';
import { FieldInput } from '../fields/FieldInput.tsx';
import type { FormOfEvent } from '../presentation/eventForm.ts';
import * as css from './FormPage.css.ts';
import { placedIn } from './placed.ts';
import type { EventForm } from './useEventForm.ts';

interface FormSectionsProps {
  readonly form: Pick<EventForm, 'fields' | 'inputs'>;
  readonly of: FormOfEvent;
  /** Fields that are useless at present, by path. */
  readonly without?: readonly string[];
  /** Inputs that a screen draws itself, by path. */
  readonly own?: Readonly<Record<string, ReactNode>>;
  /** Acts at the heads of sections, by the id of the title. */
  readonly heads?: Readonly<Record<string, ReactNode>>;
  /** Words below the fields of sections, by the id of the title. */
  readonly feet?: Readonly<Record<string, ReactNode>>;
}

/** The fields of an event's form in their sections. */
export function FormSections({
  form: { fields, inputs },
  of,
  without,
  own = {},
  heads = {},
  feet = {},
}: FormSectionsProps) {
  const words = useWords();
  const rows = useMemo(() => placedIn(of, fields, without), [of, fields, without]);
  return rows.map((row) => (
    <div key={row.map(({ title }) => title).join(' ')} className={css.pair}>
      {row.map((section) => (
        <Section key={section.title} title={words.text<string>(section.title)} actions={heads[section.title]}>
          <div className={css.fields}>
            {section.fields.map(
              ({ path, info, above, isWide }) =>
                own[path] ?? (
                  <div key={path} className={isWide ? css.wide : undefined}>
                    <FieldInput inputs={inputs} info={info} above={above} />
                  </div>
                ),
            )}
          </div>
          {feet[section.title]}
        </Section>
      ))}
    </div>
  ));
}
