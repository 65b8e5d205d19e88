import type order from '#views/records/order/presentation.ts';
import type { Shown } from '#views/shapes/detail/options.ts';
import { actorText } from '#views/shapes/detail/actorText.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { choiceOf, labelOf } from '#views/shapes/fields/labels.ts';
import { placeText } from '#views/shapes/fields/placeText.ts';
import { ReferenceText, Value } from '#views/shapes/fields/Value.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/language/words.tsx';
import { proofsOf, type Proof } from './proofs.ts';

/** The proofs of hand-overs: kind, picture, who signed and who recorded it, when and where. */
export function Proofs({ records }: Shown<typeof order>) {
  const words = useWords();
  const proofs = proofsOf(records);
  if (proofs.length === 0) return null;
  return (
    <Section title={words.text('ui.proof.title')}>
      <PlainTable
        label={words.text('ui.proof.title')}
        rows={proofs}
        keyOf={({ record }) => String(record.version)}
        columns={[
          { title: labelOf('order', 'kind', words), cell: ({ kind }) => choiceOf('order', 'kind', kind, words) },
          { title: words.text('ui.proof.evidence'), cell: (proof) => <Evidence {...proof} /> },
          { title: labelOf('order', 'proof.signedBy', words), cell: ({ signedBy }) => signedBy ?? '–' },
          { title: words.text('ui.proof.recordedBy'), cell: ({ record }) => actorText(record, words) },
          { title: words.text('ui.proof.when'), cell: ({ at }) => words.instant(at) },
          { title: words.text('ui.proof.where'), cell: (proof) => <Where {...proof} /> },
        ]}
      />
    </Section>
  );
}

/** The picture of a proof; a text of earlier days, which nobody checked, says so. */
function Evidence({ kind, value, isPicture, isVerified }: Proof) {
  const words = useWords();
  if (isVerified) return words.text('ui.proof.code');
  if (!isPicture) return words.text('ui.proof.unchecked', { text: value });
  const upload = { kind: 'upload', of: kind === 'photo' ? 'photo' : 'signature', most: 1, hashIn: null } as const;
  return <Value machine="order" info={{ name: `proof.value.${kind}`, kind: upload }} value={value} />;
}

/** The place that the phone gave, else the branch of the person. */
function Where({ place, branch }: Proof) {
  const words = useWords();
  if (place !== null) return <Link href={place}>{placeText(place, words)}</Link>;
  return branch === null ? '–' : <ReferenceText to="branch" id={branch} />;
}
