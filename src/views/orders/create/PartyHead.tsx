import { Inline } from '#views/ui/layout.tsx';
import { FindParty } from './FindParty.tsx';
import { PasteAddress } from './PasteAddress.tsx';
import { RecentParties } from './RecentParties.tsx';

interface PartyHeadProps {
  readonly party: 'sender' | 'receiver';
  /** True for a business customer, whose latest orders are its own. */
  readonly isOwn: boolean;
  readonly change: (path: string, value: unknown) => void;
}

/** Quick ways to fill in a sender or receiver: from the own latest orders, by name from all, or from a pasted address. */
export const PartyHead = ({ party, isOwn, change }: PartyHeadProps) => (
  <Inline gap="s">
    {isOwn && <RecentParties party={party} change={change} />}
    {isOwn && <FindParty party={party} change={change} />}
    <PasteAddress party={party} change={change} />
  </Inline>
);
