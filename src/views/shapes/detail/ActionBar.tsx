import { useMemo, useState } from 'react';
import type { Life, Noun } from '#machines/kit/noun.ts';
import type { Stream } from '#services/streams.ts';
import { useOfferedActs } from '#views/acts.ts';
import { Button } from '#views/ui/Button.tsx';
import { Drawer } from '#views/ui/Drawer.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { useWords } from '#views/words.tsx';
import { useOffice } from '../fields/office.ts';
import type { Draft } from '../form/draft.ts';
import { EventDialog } from '../form/EventDialog.tsx';
import { isPrinting, LabelPrinting } from '../print/LabelPrinting.tsx';
import { actsOf, groupedActs, primaryOf, reasonsOf, type Act } from './actions.ts';
import { WhyNot } from './WhyNot.tsx';

/** Every event of a life's machine that a person could propose, allowed or refused with its reason. */
export interface ActionBarProps {
  readonly noun: Noun;
  readonly life: Life;
  readonly events: Stream['events'];
  /** What a form begins with, by event. */
  readonly initial?: ((type: string) => Draft | undefined) | undefined;
  readonly onDone: () => void;
  readonly onStale: () => void;
}

export function ActionBar({ noun, life, events, initial, onDone, onStale }: ActionBarProps) {
  const words = useWords();
  const office = useOffice();
  const [acting, setActing] = useState<string | null>(null);
  const acts = useMemo(() => actsOf(noun, life, events), [noun, life, events]);
  const primary = primaryOf(noun, acts);
  const others = acts.filter((act) => act.declared && !primary.includes(act));
  const refused = acts.filter(({ allowed }) => !allowed);
  const prints = acting !== null && office === null && isPrinting(noun.id, acting);
  const label = (type: string): string => words.text<string>(`event.${type}`);
  const reason = (act: Act): string | undefined => (act.allowed ? undefined : reasonsOf(act, noun, words));
  useOfferedActs(
    useMemo(
      () =>
        acts
          .filter(({ allowed, declared }) => allowed && declared)
          .map(({ type }) => ({
            id: type,
            label: words.text<string>(`event.${type}`),
            about: 'screen' as const,
            run: () => setActing(type),
          })),
      [acts, words],
    ),
  );
  return (
    <>
      <Inline gap="s">
        {primary.map((act, index) => (
          <Button
            key={act.type}
            tone={index === 0 && act.allowed ? 'primary' : 'neutral'}
            reason={reason(act)}
            onPress={() => setActing(act.type)}
          >
            {label(act.type)}
          </Button>
        ))}
        {others.length > 0 && (
          <Menu
            label={words.text('ui.detail.more')}
            placement="bottom end"
            trigger={<Button icon="dots">{words.text('ui.detail.more')}</Button>}
            groups={groupedActs(others).map(([id, group]) => ({
              id,
              title: words.text<string>(`phase.${id}`),
              acts: group.map((act) => ({
                id: act.type,
                label: label(act.type),
                reason: reason(act),
                tone: noun.events[act.type]?.irreversible ? ('danger' as const) : ('neutral' as const),
                onAction: () => setActing(act.type),
              })),
            }))}
          />
        )}
        <Drawer
          title={words.text('ui.detail.whyNot')}
          size="medium"
          trigger={
            <Button tone="quiet" icon="help">
              {words.text('ui.detail.whyNot')}
            </Button>
          }
        >
          <WhyNot noun={noun} acts={refused} />
        </Drawer>
      </Inline>
      {acting !== null && prints && (
        <LabelPrinting noun={noun} ids={[life.id]} onClose={() => setActing(null)} onDone={onDone} />
      )}
      {acting !== null && !prints && (
        <EventDialog
          key={acting}
          noun={noun}
          life={life}
          type={acting}
          initial={initial?.(acting)}
          onClose={() => setActing(null)}
          onDone={onDone}
          onStale={onStale}
        />
      )}
    </>
  );
}
