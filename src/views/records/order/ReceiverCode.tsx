import type { Order } from '#machines/order/context.ts';
import { RECEIVER_CODE_TRIES } from '#machines/fields/limits.ts';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';

/** Result of the last try of the receiver's code, while the parcel is at the door. */
export function ReceiverCode({ of: { receiverCode } }: { readonly of: Pick<Order, 'receiverCode'> }) {
  const words = useWords();
  if (receiverCode === undefined || receiverCode.state === 'spent') return null;
  if (receiverCode.state === 'verified')
    return <Notice tone="positive">{words.text('ui.receiverCode.verified')}</Notice>;
  const left = RECEIVER_CODE_TRIES - receiverCode.wrong;
  return (
    <Notice tone="critical">
      {left > 0 ? words.text('ui.receiverCode.wrong', { left }) : words.text('ui.receiverCode.used')}
    </Notice>
  );
}
