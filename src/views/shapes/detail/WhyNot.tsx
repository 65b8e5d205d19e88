import { useState } from 'react';
import { soughtText } from '#machines/kit/alike.ts';
import { Stack } from '#views/ui/layout.tsx';
import { SearchField } from '#views/ui/SearchField.tsx';
import { useWords } from '#views/language/words.tsx';
import { groupedActs, reasonsOf, type Act } from './actions.ts';
import type { Presented } from '../presentation/presentation.ts';
import * as css from './Detail.css.ts';
import { RemedyButton } from './RemedyButton.tsx';

interface WhyNotProps {
  readonly aggregateType: Presented;
  readonly id: string;
  readonly acts: readonly Act[];
  readonly onAct: (type: string) => void;
  readonly onPane: () => void;
}

/** Everything that is not possible now, each with every reason and the button that leads on. */
export function WhyNot({ aggregateType, id, acts, onAct, onPane }: WhyNotProps) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const label = (type: string): string => words.text<string>(`event.${type}`);
  const wanted = soughtText(typed);
  const found = acts.filter(({ type, allowed }) => !allowed && soughtText(label(type)).includes(wanted));
  return (
    <Stack gap="l">
      <SearchField bare label={words.text('ui.detail.findAct')} value={typed} onChange={setTyped} />
      {groupedActs(found).map(([group, refused]) => (
        <section key={group}>
          <h3 className={css.groupTitle}>{words.text<string>(`phase.${group}`)}</h3>
          <dl className={css.refusals}>
            {refused.map((act) => (
              <div key={act.type} className={css.refusal}>
                <dt className={css.act}>{label(act.type)}</dt>
                <dd className={css.why}>
                  {reasonsOf(act, aggregateType, words)}
                  <div className={css.remedy}>
                    <RemedyButton
                      aggregateType={aggregateType}
                      id={id}
                      act={act}
                      acts={acts}
                      onAct={onAct}
                      onPane={onPane}
                    />
                  </div>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Stack>
  );
}
