import { accountGroupNames, accountNames, accounts, type Account } from '#machines/money/ledgerAccounts.ts';
import type { AccountGroup } from '#machines/money/ledgerAccounts.ts';
import { BALANCED_BY } from '#calls/ledger.ts';
import type { BalanceLine } from '#services/ledger.ts';
import { useReferences } from '#views/shapes/fields/references.ts';
import { Section } from '#views/ui/Card.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Behind } from './addresses.ts';
import { Answered } from './Answered.tsx';
import { balanceColumns } from './balanceColumns.ts';
import { groupsOf, isBalanced, sumsOf, type BalanceGroup } from './balanceTable.ts';
import { BooksPage } from './BooksPage.tsx';
import { FigureTable } from './FigureTable.tsx';
import * as css from './ledger.css.ts';
import { behindPart, partOf, type BalancedBy } from './parts.ts';
import { partText, PartTitle } from './partTitles.tsx';
import { useBalances, useBooks } from './useBooks.ts';

const ALL = 'all';
/** Groups in the order of a balance sheet. */
const KINDS = ['asset', 'liability', 'income', 'expense', 'passing'] as const;

const isGroup = (value: string): value is AccountGroup => (accountGroupNames as readonly string[]).includes(value);
const isAccount = (value: string): value is Account => (accountNames as readonly string[]).includes(value);

/** Accounts of some lines; none if they are all the accounts that were asked for. */
const accountsIn = (lines: readonly BalanceLine[]): readonly Account[] => [
  ...new Set(lines.map(({ account }) => account)),
];

const placeOf = ({ account, kind }: BalanceLine): number =>
  KINDS.findIndex((one) => one === kind) * 100 + accountNames.indexOf(account);

/**
 * Trial balance (screens-next.md 1): opening, debit, credit and closing of the accounts, by account, branch, person, party,
 * day or month. Each figure leads to its postings.
 */
export default function TrialBalance() {
  const words = useWords();
  const books = useBooks();
  const { nameOf } = useReferences('branch');
  const written = books.value('by') ?? 'account';
  const by: BalancedBy = BALANCED_BY.find((one) => one === written) ?? 'account';
  const chosen = books.value('accounts') ?? ALL;
  const of = {
    by,
    ...(isGroup(chosen) && { group: chosen }),
    ...(isAccount(chosen) && { account: chosen }),
  };
  const asked = useBalances(books, of);
  const title = words.text('ui.books.trialBalance');
  const byAccount = by === 'account';
  const groupsIn = (lines: readonly BalanceLine[]): readonly BalanceGroup[] =>
    groupsOf(
      byAccount ? lines.toSorted((one, other) => placeOf(one) - placeOf(other)) : lines,
      (line) => (byAccount ? line.kind : (partOf(line) ?? '')),
      ({ account }) => account,
    ).toSorted((one, other) => (by === 'day' || by === 'month' ? (one.key < other.key ? -1 : 1) : 0));
  const behind = (lines: readonly BalanceLine[]): Omit<Behind, 'currency' | 'side'> => ({
    accounts: accountsIn(lines),
    ...(books.branch !== null && { branch: books.branch }),
    ...(lines[0] && behindPart(lines[0], by)),
  });
  const columns = balanceColumns(words, books.days, behind);
  const accountsChosen = isGroup(chosen)
    ? words.text(`ui.books.group.${chosen}`)
    : isAccount(chosen) && words.text(`ledger.account.${chosen}`);
  const isWhole = chosen === ALL && books.branch === null;
  return (
    <BooksPage
      title={title}
      books={books}
      onRefresh={asked.reload}
      {...(accountsChosen !== false && {
        chosen: [words.text('ui.report.point', { name: words.text('ui.books.accounts'), value: accountsChosen })],
      })}
      exported={{
        lines: asked.answer,
        parts: byAccount
          ? null
          : { title: words.text(`ui.books.by.${by}`), of: (line) => partText(line, by, words, nameOf) },
      }}
      choices={
        <>
          <div className={css.field}>
            <Select
              label={words.text('ui.books.groupedBy')}
              choices={BALANCED_BY.map((one) => ({ id: one, label: words.text(`ui.books.by.${one}`) }))}
              value={by}
              onChange={(key) => books.set({ by: key === 'account' ? null : String(key) })}
            />
          </div>
          <div className={css.field}>
            <Select
              label={words.text('ui.books.accounts')}
              choices={[
                { id: ALL, label: words.text('ui.books.group.all') },
                ...accountGroupNames.map((group) => ({ id: group, label: words.text(`ui.books.group.${group}`) })),
                ...accountNames.map((account) => ({
                  id: account,
                  label: words.text(`ledger.account.${account}`),
                  description: words.text(`ledger.kind.${accounts[account]}`),
                })),
              ]}
              value={chosen}
              onChange={(key) => books.set({ accounts: key === ALL ? null : String(key) })}
            />
          </div>
        </>
      }
    >
      <Answered asked={asked}>
        {(lines) => (
          <>
            <Section flush title={title} description={words.text('ui.books.trialBalanceHint')}>
              <FigureTable
                label={title}
                name={words.text(`ui.books.by.${by}`)}
                columns={columns}
                groups={groupsIn(lines)}
                groupTitle={({ lines: [line] }) =>
                  line &&
                  (byAccount ? (
                    words.text<string>(`ledger.kind.${line.kind}`)
                  ) : (
                    <PartTitle line={line} by={by} words={words} />
                  ))
                }
                rowTitle={({ lines: [line] }) => line?.name}
                {...(byAccount && { totalTitle: words.text('ui.books.total') })}
              />
            </Section>
            {isWhole && byAccount && <Balanced lines={lines} />}
          </>
        )}
      </Answered>
    </BooksPage>
  );
}

/** Says whether the debits of all accounts equal their credits. */
function Balanced({ lines }: { lines: readonly BalanceLine[] }) {
  const words = useWords();
  const balanced = isBalanced(sumsOf(lines));
  return (
    <Notice tone={balanced ? 'positive' : 'warning'}>
      {words.text(balanced ? 'ui.books.balanced' : 'ui.books.notBalanced')}
    </Notice>
  );
}
