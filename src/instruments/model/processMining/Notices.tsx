import { Button } from '#views/ui/Button.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';

/** Shows the number of log events not counted yet; nothing if all are counted. */
export function FollowedNotice({ followed }: { followed: { readonly number: number; readonly log: number } }) {
  const words = useWords();
  if (followed.number >= followed.log) return null;
  return <Notice tone="info">{words.text('ui.practice.behind', { count: followed.log - followed.number })}</Notice>;
}

/** Shows that the filters match nothing, and offers to remove them. */
export function NothingDone({
  show,
}: {
  show: (changes: Record<'days' | 'branch' | 'version' | 'role', null>) => void;
}) {
  const words = useWords();
  return (
    <EmptyState
      icon="clock"
      title={words.text('ui.practice.nothing')}
      text={words.text('ui.practice.nothingHint')}
      action={
        <Button onPress={() => show({ days: null, branch: null, version: null, role: null })}>
          {words.text('ui.practice.showAll')}
        </Button>
      }
    />
  );
}
