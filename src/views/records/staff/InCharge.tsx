import { usePlace } from '#views/place/screen.tsx';
import { useReferences } from '#views/shapes/fields/references.ts';
import { Link } from '#views/ui/Link.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import { chargersAddress, CHARGERS } from './chargers.ts';

interface InChargeProps {
  readonly name: string;
  readonly branch: string;
}

/** Notice that leaving ends the duty of a person in charge, with the list where another is named first. */
export function InCharge({ name, branch }: InChargeProps) {
  const words = useWords();
  const { nameOf } = usePlace();
  const branches = useReferences('branch');
  const list = nameOf(CHARGERS);
  return (
    <Notice
      tone="warning"
      actions={
        list !== null && (
          <Link href={chargersAddress(branch)} tone="inText">
            {list}
          </Link>
        )
      }
    >
      {words.text('ui.people.work.inCharge', { name, branch: branches.nameOf(branch) })}
    </Notice>
  );
}
