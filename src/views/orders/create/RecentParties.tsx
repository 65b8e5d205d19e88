import { useEffect, useState } from 'react';
import { nationalOf } from '#machines/fields/phones.ts';
import { failureOf } from '#services/failure.ts';
import { inFlight } from '#services/inFlight.ts';
import { page } from '#services/page.ts';
import { useReferences } from '#views/shapes/fields/references.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import { kept, partiesOf, type KnownParty } from './knownParties.ts';
import type { PartyValues } from './pastedParty.ts';

/** Orders among which senders and receivers are looked for. */
const ORDERS = 100;

/** Senders and receivers of one form are read together. */
const readLatest = () =>
  inFlight('latest own orders', () => {
    const query = { pageNum: 1, pageSize: ORDERS, sort: [{ field: 'createdAt', dir: 'desc' }] } as const;
    return page('order', query, { ownFailure: true, ownForbidden: true });
  });

/** The own business customer, with the sender addresses that it keeps. */
const readOwn = () =>
  inFlight('own customer', () =>
    page('merchant', { pageNum: 1, pageSize: 1 }, { ownFailure: true, ownForbidden: true }),
  );

/** Senders or receivers to choose from: those that the customer keeps, and those of the latest orders. */
interface Known {
  /** Code of the own business customer; null where receivers are chosen. */
  readonly own: string | null;
  readonly kept: readonly KnownParty[];
  readonly recent: readonly KnownParty[];
}

async function readKnown(party: 'sender' | 'receiver'): Promise<Known> {
  const [orders, own] = await Promise.all([readLatest(), party === 'sender' ? readOwn() : null]);
  const { records = [] } = own ?? {};
  return { own: records[0]?.id ?? null, kept: records.flatMap(kept), recent: partiesOf(orders.records, party) };
}

/** Without the list the fields are filled in by hand. */
const fillByHand = (error: unknown): void => {
  if (!failureOf(error)) throw error;
};

interface RecentPartiesProps {
  readonly party: 'sender' | 'receiver';
  readonly onFill: (values: PartyValues) => void;
}

const OwnSenders = arriving(() => import('./OwnSenders.tsx'));

/** Fills in an own sender address, or a sender or receiver of the own latest orders. */
export function RecentParties({ party, onFill }: RecentPartiesProps) {
  const words = useWords();
  const areas = useReferences('area');
  const may = useMay();
  const [known, setKnown] = useState<Known>({ own: null, kept: [], recent: [] });
  const [isEditing, setIsEditing] = useState(false);
  useEffect(() => {
    let isWanted = true;
    readKnown(party).then((read) => isWanted && setKnown(read), fillByHand);
    return () => {
      isWanted = false;
    };
  }, [party]);
  const edits = known.own !== null && may('merchant.commonSendersSet') ? known.own : null;
  if (known.kept.length + known.recent.length === 0 && edits === null) return null;
  const title = words.text<string>(`ui.create.recent.${party}`);
  const actsOf = (parties: readonly KnownParty[], id: string) =>
    parties.map((one, place) => ({
      id: `${id}${place}`,
      label: `${one.name} · ${one.address}, ${areas.nameOf(one.city)}`,
      onAction: () => onFill({ ...one, phone: nationalOf(one.phone) }),
    }));
  return (
    <>
      <Menu
        label={title}
        trigger={
          <Button size="small" icon="clock">
            {title}
          </Button>
        }
        groups={[
          ...(known.kept.length > 0
            ? [{ id: 'kept', title: words.text('ui.create.kept'), acts: actsOf(known.kept, 'kept') }]
            : []),
          ...(known.recent.length > 0
            ? [{ id: 'recent', title: words.text('ui.create.latest'), acts: actsOf(known.recent, 'recent') }]
            : []),
          ...(edits === null
            ? []
            : [
                {
                  id: 'editing',
                  title: words.text('ui.create.editing'),
                  acts: [{ id: 'edit', label: words.text('ui.create.editKept'), onAction: () => setIsEditing(true) }],
                },
              ]),
        ]}
      />
      {isEditing && edits !== null && (
        <OwnSenders
          id={edits}
          onClose={() => setIsEditing(false)}
          onDone={() => void readKnown(party).then(setKnown, fillByHand)}
        />
      )}
    </>
  );
}
