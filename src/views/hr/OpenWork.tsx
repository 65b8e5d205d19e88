import { useCallback, useEffect, useRef, useState } from 'react';
import { wordFailure } from '#services/failure.ts';
import type { AskOptions } from '#services/http.ts';
import { staffWork } from '#services/staffWork.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { InCharge } from '#views/records/staff/InCharge.tsx';
import type staff from '#views/records/staff/presentation.ts';
import { usePlace } from '#views/place/screen.tsx';
import type { Shown } from '#views/shapes/detail/options.ts';
import { BulkDialog } from '#views/shapes/list/BulkDialog.tsx';
import { usePresented } from '#views/data/usePresented.ts';
import { useAsked } from '#views/data/useAsked.ts';
import { useMay } from '#views/session/useHolds.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { settlingOf, workAddress } from './settling.ts';

const MOST_SHOWN = 8;

interface Settled {
  readonly machine: string;
  readonly event: string;
  readonly ids: readonly string[];
}

/** Shows the open work of a person by kind: its number, the records, and the button that settles it. */
export function OpenWork({ row }: Shown<typeof staff>) {
  const words = useWords();
  const { id, version, nickName: name, branch } = row;
  const isInCharge = row.personInCharge;
  const read = useCallback((options: AskOptions) => staffWork(id, options), [id]);
  const { answer, failure, reload } = useAsked(read);
  const [settling, setSettling] = useState<Settled | null>(null);
  const readAt = useRef(version);
  useEffect(() => {
    if (readAt.current === version) return;
    readAt.current = version;
    reload();
  }, [reload, version]);
  if (failure)
    return (
      <ErrorState title={words.text('ui.people.work.failed')} text={wordFailure(failure, words)} onRetry={reload} />
    );
  if (!answer) return <Skeleton lines={3} />;
  const { work, cash } = answer;
  if (work.length === 0 && !cash && !isInCharge)
    return (
      <EmptyState
        icon="check"
        title={words.text('ui.people.work.none', { name })}
        text={words.text('ui.people.work.noneText', { name })}
      />
    );
  return (
    <Stack gap="m">
      {isInCharge && <InCharge name={name} branch={branch} />}
      {(work.length > 0 || cash) && <p>{words.text('ui.people.work.about', { name })}</p>}
      {cash && <Cash id={id} held={cash.held} heldYuan={cash.heldYuan} />}
      {work.map((one) => (
        <Work key={one.kind} person={id} {...one} onSettle={setSettling} />
      ))}
      {settling && (
        <Settle
          {...settling}
          onClose={() => {
            setSettling(null);
            reload();
          }}
        />
      )}
    </Stack>
  );
}

function Cash({ id, held, heldYuan }: { id: string; held: number; heldYuan: number }) {
  const words = useWords();
  const { go, nameOf } = usePlace();
  const address = recordAddress('courierCash', id);
  const amounts = [
    ...(held === 0 ? [] : [words.money(held, 'MMK')]),
    ...(heldYuan === 0 ? [] : [words.money(heldYuan, 'CNY')]),
  ];
  return (
    <Section
      title={words.text('ui.people.work.cash')}
      actions={
        nameOf('/finance/courierCashDetail') !== null && (
          <Button onPress={() => go(address)}>{words.text('ui.people.work.openCash')}</Button>
        )
      }
    >
      <strong>{words.list(amounts)}</strong>
    </Section>
  );
}

interface WorkProps {
  readonly person: string;
  readonly kind: string;
  readonly machine: string;
  readonly count: number;
  readonly ids: readonly string[];
  readonly onSettle: (settled: Settled) => void;
}

function Work({ person, kind, machine, count, ids, onSettle }: WorkProps) {
  const words = useWords();
  const may = useMay();
  const { go, nameOf } = usePlace();
  const settling = settlingOf(kind);
  const list = settling?.list;
  const isOffered = settling !== undefined && may(settling.event);
  const shown = ids.slice(0, MOST_SHOWN);
  return (
    <Section
      title={`${words.text<string>(`ui.people.work.${kind}`)} · ${words.number(count)}`}
      actions={
        <>
          {list && nameOf('/companyOrder/orderList') !== null && (
            <Button tone="quiet" onPress={() => go(list(person))}>
              {words.text('ui.people.work.showAll')}
            </Button>
          )}
          {isOffered && settling.isEach !== true && (
            <Button onPress={() => onSettle({ machine, event: settling.event, ids })}>
              {words.text(settling.label)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="s">
        <Inline gap="m">
          {shown.map((id) => {
            const at = workAddress(machine, id);
            return (
              <Inline key={id} gap="s">
                {at && nameOf(at.path) !== null ? <Link href={at.address}>{id}</Link> : <span>{id}</span>}
                {isOffered && settling.isEach === true && (
                  <Button
                    size="small"
                    aria-label={words.text('ui.people.work.settleOne', { act: words.text(settling.label), id })}
                    onPress={() => onSettle({ machine, event: settling.event, ids: [id] })}
                  >
                    {words.text(settling.label)}
                  </Button>
                )}
              </Inline>
            );
          })}
          {count > shown.length && <span>{words.text('ui.people.work.more', { count: count - shown.length })}</span>}
        </Inline>
        {count > ids.length && <small>{words.text('ui.people.work.firstOf', { count: ids.length })}</small>}
      </Stack>
    </Section>
  );
}

/** One event for all records of a kind, each judged first. */
function Settle({ machine, event, ids, onClose }: Settled & { readonly onClose: () => void }) {
  const aggregateType = usePresented(machine);
  if (!aggregateType) return null;
  return <BulkDialog aggregateType={aggregateType} type={event} ids={ids} onClose={onClose} onSelect={() => {}} />;
}
