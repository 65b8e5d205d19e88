import { useState } from 'react';
import { readColleagues, type Colleague } from '#services/colleagues.ts';
import { wordFailure } from '#services/failure.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { AccessDialog } from './AccessDialog.tsx';
import { ColleagueLine, type Act } from './ColleagueLine.tsx';
import * as css from './Colleagues.css.ts';
import { InviteDialog, type Invited } from './InviteDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RightsDialog } from './RightsDialog.tsx';

/** An open dialog: about an account, or the invitation of a new one. */
type Open =
  | { readonly act: Act; readonly colleague: Colleague }
  | { readonly act: 'invite' }
  | { readonly act: 'first'; readonly colleague: Invited };

/** Accounts of the own customer: its main account invites colleagues with fewer rights, and keeps their accounts. */
export default function Colleagues() {
  const words = useWords();
  const { answer, failure, reload } = useAsked(readColleagues);
  const [open, setOpen] = useState<Open | null>(null);
  const dialog = { onClose: () => setOpen(null), onDone: reload };
  const isAlone = answer !== null && answer.colleagues.every(({ status }) => status === 'own');
  return (
    <article className={detail.page}>
      <header className={detail.head}>
        <h1 className={detail.title}>{words.text('ui.colleague.title')}</h1>
        <Button tone="primary" icon="plus" aria-haspopup="dialog" onPress={() => setOpen({ act: 'invite' })}>
          {words.text('ui.colleague.invite')}
        </Button>
      </header>
      {failure && (
        <ErrorState title={words.text('ui.colleague.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {!answer && !failure && <Skeleton />}
      {answer && (
        <Section
          title={words.text('ui.colleague.count', { count: answer.colleagues.length })}
          description={words.text('ui.colleague.hint')}
          flush
        >
          <ul className={css.list}>
            {answer.colleagues.map((colleague) => (
              <ColleagueLine key={colleague.id} colleague={colleague} onAct={(act) => setOpen({ act, colleague })} />
            ))}
          </ul>
          {isAlone && (
            <EmptyState
              icon="users"
              title={words.text('ui.colleague.none')}
              text={words.text('ui.colleague.noneHint')}
            />
          )}
        </Section>
      )}
      {open?.act === 'invite' && (
        <InviteDialog
          roles={answer?.roles ?? []}
          onClose={dialog.onClose}
          onInvited={(colleague) => {
            reload();
            setOpen({ act: 'first', colleague });
          }}
        />
      )}
      {open?.act === 'first' && <PasswordDialog {...dialog} colleague={open.colleague} isFirst />}
      {open?.act === 'password' && <PasswordDialog {...dialog} colleague={open.colleague} isFirst={false} />}
      {open?.act === 'rights' && <RightsDialog {...dialog} colleague={open.colleague} roles={answer?.roles ?? []} />}
      {open?.act === 'access' && <AccessDialog {...dialog} colleague={open.colleague} />}
    </article>
  );
}
