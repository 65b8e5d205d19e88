import { useEffect, useState } from 'react';
import { nationalOf } from '#machines/phones.ts';
import { failureOf } from '#services/failure.ts';
import { inFlight } from '#services/inFlight.ts';
import { page } from '#services/page.ts';
import { useReferences } from '#views/shapes/fields/references.ts';
import { Button } from '#views/ui/Button.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { useWords } from '#views/words.tsx';
import { partiesOf, type KnownParty } from './knownParties.ts';

/** Orders among which senders and receivers are looked for. */
const ORDERS = 100;

/** Senders and receivers of one form are read together. */
const readLatest = () =>
  inFlight('latest own orders', () => {
    const query = { pageNum: 1, pageSize: ORDERS, sort: [{ field: 'createdAt', dir: 'desc' }] } as const;
    return page('order', query, { ownFailure: true, ownForbidden: true });
  });

interface RecentPartiesProps {
  readonly party: 'sender' | 'receiver';
  readonly change: (path: string, value: unknown) => void;
}

/** Fills in a sender or receiver of the own latest orders. */
export function RecentParties({ party, change }: RecentPartiesProps) {
  const words = useWords();
  const areas = useReferences('area');
  const [known, setKnown] = useState<readonly KnownParty[]>([]);
  useEffect(() => {
    let isWanted = true;
    // Without the list the fields are filled in by hand.
    readLatest().then(
      ({ records }) => isWanted && setKnown(partiesOf(records, party)),
      (error: unknown) => {
        if (!failureOf(error)) throw error;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [party]);
  if (known.length === 0) return null;
  const title = words.text<string>(`ui.create.recent.${party}`);
  const fill = ({ name, phone, city, address }: KnownParty): void => {
    for (const [field, value] of Object.entries({ name, phone: nationalOf(phone), city, address }))
      change(`${party}.${field}`, value);
  };
  return (
    <Menu
      label={title}
      trigger={
        <Button size="small" icon="clock">
          {title}
        </Button>
      }
      groups={[
        {
          id: 'recent',
          acts: known.map((one, place) => ({
            id: String(place),
            label: `${one.name} · ${one.address}, ${areas.nameOf(one.city)}`,
            onAction: () => fill(one),
          })),
        },
      ]}
    />
  );
}
