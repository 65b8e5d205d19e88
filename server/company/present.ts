import type { ReplyOf } from '#calls/contract.ts';
import type { readCompany } from '#calls/company.ts';
import type { Company } from '#machines/registers/index.ts';
import type { Words } from '#i18n/words.ts';
import { dotsOf, type Dots } from '../pictures/dots.ts';
import type { Queryable } from '../auth/queryable.ts';

type PresentCompany = ReplyOf<typeof readCompany>['company'];

/** Returns the name and logo of the company that runs this installation; null before they are entered. */
export async function companyIn(db: Queryable): Promise<PresentCompany> {
  const { rows } = await db.query<{ row: Company }>(`select row from row_company where state = 'registered' limit 1`);
  const found = rows[0]?.row;
  return found ? { name: found.name, nameZh: found.nameZh ?? null, logo: found.logo ?? null } : null;
}

/** Returns the company's logo as black dots for paper; null without one, and for a JPEG. */
export async function logoDots(db: Queryable, company: PresentCompany): Promise<Dots | null> {
  if (!company?.logo) return null;
  const { rows } = await db.query<{ content: Buffer }>(
    'select content from uploads join upload_contents using (sha256) where uploads.id = $1',
    [company.logo],
  );
  return rows[0] ? dotsOf(rows[0].content) : null;
}

/** Returns the company's name in a language; the program's own name before one is entered. */
export const companyName = (company: PresentCompany, words: Words): string =>
  (words.language === 'zh' && company?.nameZh) || (company?.name ?? words.text('ui.app.name'));
