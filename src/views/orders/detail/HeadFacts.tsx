import type { order } from '#machines/order/index.ts';
import { Fact } from '#views/shapes/detail/Fact.tsx';
import type { Shown } from '#views/shapes/detail/options.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { useWords } from '#views/words.tsx';
import { HolderText } from '../list/cells.tsx';

/** Who holds the parcel, and between which branches it travels. */
export function HeadFacts({ row }: Shown<typeof order>) {
  const words = useWords();
  return (
    <>
      <Fact term={labelOf('order', 'holderKind', words)}>
        <HolderText row={row} words={words} />
      </Fact>
      <Fact term={words.text('ui.order.route')}>
        <ReferenceText to="branch" id={row.originBranch} /> → <ReferenceText to="branch" id={row.destinationBranch} />
      </Fact>
    </>
  );
}
