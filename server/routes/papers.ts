import { fetchPaper, fetchStatement } from '#calls/finance.ts';
import type { AppUser } from '#machines/appUser/context.ts';
import { appUser } from '#machines/appUser/index.ts';
import { bill } from '#machines/bill/index.ts';
import { languageOf } from '#i18n/languages.ts';
import { visibleTo } from '../access.ts';
import { companyIn, companyName } from '../company/present.ts';
import { namesIn } from '../exports/names.ts';
import { customerKeyOf } from '../customerKeys.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { implement, type Call, type Route } from '../http/route.ts';
import type { PaperContext } from '../papers/paperContext.ts';
import { papers } from '../papers/papers.ts';
import { pdfAnswer } from '../papers/pdfAnswer.ts';
import { statementOf } from '../papers/statement.ts';
import { recordRead } from '../reads/recordRead.ts';
import { accountOf } from '../store/accountLines.ts';
import { rowsOf } from '../store/rows.ts';
import { aggregateTypeOf, type Core } from './context.ts';
import { reachableAggregate } from './reachableAggregate.ts';

/** Routes of the papers of finance, drawn in the language of the customer. */
export const paperRoutes = ({ pool, columns }: Pick<Core, 'pool' | 'columns'>): Route[] => {
  const contextOf = async ({ actor, now }: Call, wanted: string): Promise<PaperContext> => {
    const language = languageOf([wanted]);
    const words = wordsOf(language);
    const names = await namesIn(pool, { actor, language, columns, references: new Set(['branch']) });
    return {
      words,
      company: companyName(await companyIn(pool), words),
      branchOf: (id) => names.branch?.[id] ?? id,
      by: actor.name,
      at: now.toISOString(),
    };
  };
  /** The personal customer that an app user is, by the phone number that orders and bills are made with. */
  const appUserOf = async ({ actor }: Call, id: string): Promise<AppUser> =>
    (await reachableAggregate(pool, aggregateTypeOf(appUser.id, actor), id, actor)).context as AppUser;
  return [
    implement(fetchPaper, async (call) => {
      const { params, query, actor } = call;
      const { machine, id } = params;
      const aggregateType = aggregateTypeOf(machine, actor);
      const aggregate = await reachableAggregate(pool, aggregateType, id, actor);
      const kept = (await rowsOf(pool, [{ machine, id }])).get(`${machine}/${id}`);
      if (!kept) throw new Problem('notFound');
      const row = visibleTo(actor, { machine, id }, kept.row);
      await recordRead(pool, call, { machine, way: 'label', lives: [{ id, value: row }] });
      const context = await contextOf(call, query.language);
      return pdfAnswer(papers[machine](context, { aggregate, row }), id);
    }),
    implement(fetchStatement, async (call) => {
      const { query, actor } = call;
      const { from, to, language } = query;
      aggregateTypeOf(bill.id, actor);
      if (from > to)
        throw new Problem('invalid', {
          refusals: [{ code: 'invalid', rule: 'ledger.daysInOrder', values: { from, to, field: 'to' } }],
        });
      const user = query.customerKind === 'appUser' ? await appUserOf(call, query.customer) : null;
      const customer = user ? { customerKind: 'personal', customer: customerKeyOf(user.phone) } : query;
      const account = await accountOf(pool, columns, actor, customer, to);
      const name = account.name ?? user?.nickName;
      if (name === undefined) throw new Problem('notFound');
      const context = await contextOf(call, language);
      return pdfAnswer(
        statementOf(context, { customerName: name, from, to, lines: account.lines }),
        `statement ${from} ${to}`,
      );
    }),
  ];
};
