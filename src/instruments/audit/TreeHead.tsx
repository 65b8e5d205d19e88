import { readKey } from '#proofs/checkpoint.ts';
import { hexOf, sha256 } from '#proofs/bytes.ts';
import { readCheckpointNote, type SignedTree } from '#instruments/services/audit.ts';
import type { AskOptions } from '#services/http.ts';
import { wordFailure } from '#services/failure.ts';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './Audit.css.ts';

/** Returns SHA-256 of the public key, by which two people compare it. */
const fingerprintOf = async (written: string): Promise<string | null> => {
  // Browsers compute it only at addresses with TLS.
  if (!isSecureContext) return null;
  const key = await readKey(written);
  return key ? hexOf(await sha256(key.publicKey)) : '';
};

const readHead = async (options: AskOptions): Promise<SignedTree & { readonly fingerprint: string | null }> => {
  const tree = await readCheckpointNote({ ...options, ownFailure: true });
  return { ...tree, fingerprint: await fingerprintOf(tree.key) };
};

/** Shows the signed tree head: size, root, time and key. */
export function TreeHead() {
  const words = useWords();
  const { answer, failure } = useAsked(readHead);
  if (failure) return <p className={css.muted}>{wordFailure(failure, words)}</p>;
  if (!answer) return <Skeleton />;
  const { size, root, signedAt, fingerprint } = answer;
  const needsTls = words.text('ui.audit.verifyNeedsTls');
  return (
    <DescriptionList
      columns={4}
      stacked
      items={[
        {
          id: 'size',
          term: words.text('ui.audit.signedEvents'),
          detail: (
            <>
              {words.number(size)} <Link href="/audit/evidence">{words.text('ui.audit.takeEvidence')}</Link>
            </>
          ),
        },
        { id: 'at', term: words.text('ui.audit.signedAt'), detail: words.instant(signedAt) },
        { id: 'root', term: words.text('ui.audit.root'), detail: <span className={css.hash}>{root}</span> },
        {
          id: 'key',
          term: words.text('ui.audit.fingerprint'),
          detail: fingerprint === null ? needsTls : <span className={css.hash}>{fingerprint}</span>,
        },
      ]}
    />
  );
}
