import { useEffect, useState } from 'react';
import { nationalOf } from '#machines/phones.ts';
import { failureOf } from '#services/failure.ts';
import { inFlight } from '#services/inFlight.ts';
import { page } from '#services/page.ts';
import { useReferences } from '#views/shapes/fields/references.ts';
import { Button } from '#views/ui/Button.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { useWords } from '#views/words.tsx';
import { kept, partiesOf, type KnownParty } from './knownParties.ts';

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
  readonly kept: readonly KnownParty[];
  readonly recent: readonly KnownParty[];
}

async function readKnown(party: 'sender' | 'receiver'): Promise<Known> {
  const [orders, own] = await Promise.all([readLatest(), party === 'sender' ? readOwn() : null]);
  return { kept: own?.records.flatMap(kept) ?? [], recent: partiesOf(orders.records, party) };
}

interface RecentPartiesProps {
  readonly party: 'sender' | 'receiver';
  readonly change: (path: string, value: unknown) => void;
}

/** Fills in an own sender address, or a sender or receiver of the own latest orders. */
export function RecentParties({ party, change }: RecentPartiesProps) {
  const words = useWords();
  const areas = useReferences('area');
  const [known, setKnown] = useState<Known>({ kept: [], recent: [] });
  useEffect(() => {
    let isWanted = true;
    // Without the list the fields are filled in by hand.
    readKnown(party).then(
      (read) => isWanted && setKnown(read),
      (error: unknown) => {
        if (!failureOf(error)) throw error;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [party]);
  if (known.kept.length + known.recent.length === 0) return null;
  const title = words.text<string>(`ui.create.recent.${party}`);
  const fill = ({ name, phone, city, address }: KnownParty): void => {
    for (const [field, value] of Object.entries({ name, phone: nationalOf(phone), city, address }))
      change(`${party}.${field}`, value);
  };
  const actsOf = (parties: readonly KnownParty[], id: string) =>
    parties.map((one, place) => ({
      id: `${id}${place}`,
      label: `${one.name} · ${one.address}, ${areas.nameOf(one.city)}`,
      onAction: () => fill(one),
    }));
  return (
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
      ]}
    />
  );
}
