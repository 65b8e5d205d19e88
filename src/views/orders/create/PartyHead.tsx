import { Inline } from '#views/ui/layout.tsx';
import { FindParty } from './FindParty.tsx';
import type { PartyValues, PastedParty } from './pastedParty.ts';
import { PasteAddress } from './PasteAddress.tsx';
import { RecentParties } from './RecentParties.tsx';

interface PartyHeadProps {
  readonly party: 'sender' | 'receiver';
  /** True for a business customer, whose latest orders are its own. */
  readonly isOwn: boolean;
  readonly onFill: (values: PartyValues) => void;
  readonly onPaste: (pasted: PastedParty) => void;
}

/** Quick ways to fill in a sender or receiver: from the own latest orders, by name from all, or from a pasted address. */
export const PartyHead = ({ party, isOwn, onFill, onPaste }: PartyHeadProps) => (
  <Inline gap="s">
    {isOwn && <RecentParties party={party} onFill={onFill} />}
    {isOwn && <FindParty party={party} onFill={onFill} />}
    <PasteAddress party={party} onPaste={onPaste} />
  </Inline>
);
