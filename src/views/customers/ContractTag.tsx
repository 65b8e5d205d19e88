import { useState } from 'react';
import { serverNow } from '#services/clock.ts';
import { Tag } from '#views/ui/Tag.tsx';
import { useWords } from '#views/language/words.tsx';
import { contractEnd } from './contractEnd.ts';

/** Warning that the contract of a customer ends soon, or is over. */
export function ContractTag({ endsOn }: { readonly endsOn: string | null }) {
  const words = useWords();
  const [now] = useState(serverNow);
  const end = contractEnd(endsOn, now);
  if (end === null) return null;
  return end.isOver ? (
    <Tag tone="critical">{words.text('ui.customers.contractOver')}</Tag>
  ) : (
    <Tag tone="warning">{words.text('ui.customers.contractEnds', { days: end.days })}</Tag>
  );
}
