import { useMemo, useState, type ReactNode } from 'react';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Stream } from '#services/stream.ts';
import { useActInAddress } from '#views/place/useActInAddress.ts';
import { usePaletteActions } from '#views/place/paletteActions.ts';
import { Button } from '#views/ui/Button.tsx';
import { Drawer } from '#views/ui/Drawer.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useIsCustomer } from '#views/session/useIsCustomer.ts';
import { useWords } from '#views/language/words.tsx';
import { useEnvironment } from '../fields/environment.ts';
import { useNamesInRefusals } from '../fields/references.ts';
import type { Draft } from '../form/draft.ts';
import { EventDialog } from '../form/EventDialog.tsx';
import { isPrinting, LabelPrinting } from '../print/LabelPrinting.tsx';
import { isRed } from '../presentation/acts.ts';
import type { Presented } from '../presentation/presentation.ts';
import { actsOf, blockedOf, furtherOf, firstReasonOf, groupedActs, primaryOf, shownOf, type Act } from './actions.ts';
import { NextStep } from './NextStep.tsx';
import { WhyNot } from './WhyNot.tsx';

/** Every event of an aggregate's machine that a person could propose, allowed or refused with its reason. */
export interface ActionBarProps {
  readonly aggregateType: Presented;
  readonly aggregate: Aggregate;
  readonly events: Stream['events'];
  /** Initial values of a form, by event. */
  readonly initial?: ((type: string) => Draft | undefined) | undefined;
  /** Buttons before those of the events. */
  readonly before?: ReactNode;
  /** Dialogs of the record type's own, by event. */
  readonly own?: ((type: string, onClose: () => void) => ReactNode) | undefined;
  readonly onDone: () => void;
  readonly onStale: () => void;
}

export function ActionBar({ aggregateType, aggregate, events, initial, before, own, onDone, onStale }: ActionBarProps) {
  const words = useWords();
  const environment = useEnvironment();
  useNamesInRefusals(aggregateType.id);
  const [acting, setActing] = useState<string | null>(null);
  const acts = useMemo(() => actsOf(aggregateType, aggregate, events), [aggregateType, aggregate, events]);
  useActInAddress(
    useMemo(() => acts.filter(({ allowed, declared }) => allowed && declared).map(({ type }) => type), [acts]),
    setActing,
  );
  const isCustomer = useIsCustomer();
  // Of what carries a record on, most is the carrier's: a customer has buttons for its own acts alone.
  const shown = shownOf(aggregateType, isCustomer ? acts.filter(({ granted }) => granted) : acts);
  const primary = primaryOf(shown);
  const others = furtherOf(acts, shown);
  const dialog = acting !== null && environment === null ? own?.(acting, () => setActing(null)) : undefined;
  const prints = acting !== null && environment === null && isPrinting(aggregateType, acting);
  const opened = acts.find(({ type }) => type === acting);
  const blocked = opened ? blockedOf(aggregateType, acts, opened) : null;
  const label = (type: string): string => words.text<string>(`event.${type}`);
  const reason = (act: Act): string | undefined => (act.allowed ? undefined : firstReasonOf(act, aggregateType, words));
  usePaletteActions(
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
        {before}
        {shown.map((act) => (
          <Button
            key={act.type}
            tone={act === primary ? 'primary' : 'neutral'}
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
                tone: isRed(aggregateType.acts, act.type, aggregateType.events[act.type]?.irreversible === true)
                  ? ('danger' as const)
                  : ('neutral' as const),
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
          {(close) => (
            <WhyNot
              aggregateType={aggregateType}
              id={aggregate.id}
              acts={acts}
              onAct={(type) => {
                close();
                setActing(type);
              }}
              onPane={close}
            />
          )}
        </Drawer>
      </Inline>
      {environment === null && (
        <NextStep aggregateType={aggregateType} id={aggregate.id} acts={acts} shown={shown} onAct={setActing} />
      )}
      {acting !== null && prints && (
        <LabelPrinting
          aggregateType={aggregateType}
          ids={[aggregate.id]}
          onClose={() => setActing(null)}
          onDone={onDone}
        />
      )}
      {dialog}
      {acting !== null && !prints && !dialog && (
        <EventDialog
          key={acting}
          aggregateType={aggregateType}
          aggregate={aggregate}
          type={acting}
          about={
            blocked && (
              <Notice tone="warning">
                {words.text('ui.detail.refusedNow', {
                  event: label(blocked.type),
                  reason: firstReasonOf(blocked, aggregateType, words),
                })}
              </Notice>
            )
          }
          initial={initial?.(acting)}
          onClose={() => setActing(null)}
          onDone={onDone}
          onStale={onStale}
        />
      )}
    </>
  );
}
