import { useCallback, useEffect, useState } from 'react';
import { wordFailure } from '#services/failure.ts';
import type { AskOptions } from '#services/http.ts';
import { rows$ } from '#services/live/live.ts';
import { readOnline, type OnlineSession } from '#services/online.ts';
import { endSession } from '#services/userCenter.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { ReferencePicker } from '#views/shapes/fields/ReferencePicker.tsx';
import { useReferences } from '#views/shapes/fields/references.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { SaveTable } from '#views/shapes/table/SaveTable.tsx';
import { usePlace, useScreenSearch } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { Pagination } from '#views/ui/Pagination.tsx';
import { SearchField } from '#views/ui/SearchField.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { Status } from '#views/ui/Status.tsx';
import { Tag } from '#views/ui/Tag.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import { allOnline, onlineTable } from './onlineTable.ts';
import { SignOutDialog, type SigningOut } from './SignOutDialog.tsx';

/** Time between two readings while the screen is shown: sessions begin without an event of the log. */
const READ_EVERY_MS = 5_000;
const PAGE_SIZE = 50;

/** Reads again every few seconds while the screen is shown, and when somebody is signed out. */
function useFresh(reload: () => void): void {
  const { isShown } = usePlace();
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), READ_EVERY_MS);
    const subscription = rows$('staff', () => true).subscribe(reload);
    return () => {
      clearInterval(timer);
      subscription.unsubscribe();
    };
  }, [isShown, reload]);
}

/** List of the people signed in within one's scope, from where and since when; ends one session or all of a person. */
export default function OnlineUsers() {
  const words = useWords();
  const may = useMay();
  const [search, setSearch] = useScreenSearch();
  const sought = search.get('sought') ?? '';
  const branch = search.get('branch') ?? '';
  const pageNum = Math.max(1, Number(search.get('page') ?? 1) || 1);
  const [signingOut, setSigningOut] = useState<SigningOut | null>(null);
  const read = useCallback(
    (options: AskOptions) =>
      readOnline(
        { pageNum, pageSize: PAGE_SIZE, ...(sought && { sought }), ...(branch && { branch }) },
        { ...options, ownFailure: true },
      ),
    [pageNum, sought, branch],
  );
  const { answer, failure, reload } = useAsked(read);
  useFresh(reload);
  const set = (changes: Readonly<Record<string, string>>): void => {
    const next = new URLSearchParams(search);
    next.delete('page');
    for (const [name, value] of Object.entries(changes))
      if (value === '') next.delete(name);
      else next.set(name, value);
    setSearch(next.toString(), { replace: true });
  };
  const branches = useReferences('branch');
  const title = words.text('ui.online.title');
  const refusalOf = ({ refusal }: OnlineSession): string | undefined =>
    may('staff.signedOut') ? refusal : words.text('ui.online.mayNot');
  const acts = (session: OnlineSession) => {
    if (session.current) return <Status tone="positive">{words.text('account.center.thisSession')}</Status>;
    if (session.own)
      return (
        <Button size="small" onPress={() => void endSession(session.id).then(reload)}>
          {words.text('ui.online.signOut')}
        </Button>
      );
    const of = { name: session.name, browser: session.browser };
    return (
      <Inline gap="xs">
        <Button
          size="small"
          reason={refusalOf(session)}
          aria-label={words.text('ui.online.signOutOf', of)}
          onPress={() => setSigningOut({ session, isAll: false })}
        >
          {words.text('ui.online.signOut')}
        </Button>
        <Button
          size="small"
          tone="quiet"
          reason={refusalOf(session)}
          aria-label={words.text('ui.online.signOutAllOf', of)}
          onPress={() => setSigningOut({ session, isAll: true })}
        >
          {words.text('ui.online.signOutAll')}
        </Button>
      </Inline>
    );
  };
  return (
    <article className={detail.page}>
      <h1 className={detail.title}>{title}</h1>
      <Inline gap="s">
        <SaveTable
          title={title}
          read={async () =>
            onlineTable(
              await allOnline({ ...(sought && { sought }), ...(branch && { branch }) }),
              branches.nameOf,
              words,
            )
          }
        />
      </Inline>
      <Inline gap="m" align="end">
        <SearchField label={words.text('ui.online.find')} value={sought} onChange={(text) => set({ sought: text })} />
        <ReferencePicker
          to="branch"
          name="branch"
          label={words.text('field.staff.operateBranch')}
          canBeNone
          value={branch === '' ? undefined : branch}
          onChange={(id) => set({ branch: typeof id === 'string' ? id : '' })}
        />
      </Inline>
      {failure && (
        <ErrorState title={words.text('ui.online.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {!answer && !failure && <Skeleton />}
      {answer && (
        <Section title={words.text('ui.online.count', { count: answer.total })} flush>
          {answer.records.length === 0 ? (
            <EmptyState icon="users" title={words.text('ui.online.nobody')} text={words.text('ui.online.nobodyHint')} />
          ) : (
            <PlainTable
              label={title}
              rows={answer.records}
              keyOf={({ id }) => id}
              isCurrent={({ current }) => current}
              columns={[
                {
                  title: words.text('field.staff.nickName'),
                  cell: ({ person, name }) => <RecordLink to="staff" id={person} name={name} />,
                  isRowHead: true,
                },
                { title: words.text('field.staff.staffCode'), cell: ({ staffCode }) => staffCode },
                {
                  title: words.text('field.staff.operateBranch'),
                  cell: (session) => <ReferenceText to="branch" id={session.branch} />,
                },
                {
                  title: words.text('ui.online.device'),
                  cell: ({ browser, locked }) => (
                    <Inline gap="xs">
                      {browser || words.text('account.center.unknownBrowser')}
                      {locked && <Tag>{words.text('ui.online.locked')}</Tag>}
                    </Inline>
                  ),
                },
                { title: words.text('ui.online.address'), cell: ({ ip }) => ip },
                { title: words.text('ui.online.since'), cell: ({ createTime }) => words.instant(createTime) },
                { title: words.text('ui.online.lastSeen'), cell: ({ lastTime }) => words.instant(lastTime) },
                { title: words.text('ui.online.acts'), cell: acts },
              ]}
            />
          )}
          {answer.total > PAGE_SIZE && (
            <Pagination
              page={pageNum}
              pageSize={PAGE_SIZE}
              total={answer.total}
              onChange={({ page }) => {
                const next = new URLSearchParams(search);
                next.set('page', String(page));
                setSearch(next.toString());
              }}
            />
          )}
        </Section>
      )}
      {signingOut && <SignOutDialog signingOut={signingOut} onClose={() => setSigningOut(null)} onDone={reload} />}
    </article>
  );
}
