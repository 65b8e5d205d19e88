import type { order } from '#machines/order/index.ts';
import { KeyField } from '#views/shapes/detail/KeyField.tsx';
import type { Shown } from '#views/shapes/detail/options.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { useIsCustomer } from '#views/session/useIsCustomer.ts';
import { useWords } from '#views/language/words.tsx';
import { HolderText } from '#views/records/order/cells.tsx';

/** Current holder of the parcel, which is shown to staff alone, and the branches of origin and destination. */
export function HeadFields({ row }: Shown<typeof order>) {
  const words = useWords();
  const isCustomer = useIsCustomer();
  return (
    <>
      {!isCustomer && (
        <KeyField term={labelOf('order', 'holderKind', words)}>
          <HolderText row={row} words={words} />
        </KeyField>
      )}
      <KeyField term={words.text('ui.order.route')}>
        <ReferenceText to="branch" id={row.originBranch} /> → <ReferenceText to="branch" id={row.destinationBranch} />
      </KeyField>
    </>
  );
}
