import type { AskOptions } from './http.ts';
import { page } from './page.ts';

/** Names of the people within the account's reach who have an e-mail address and have not left, without one record. */
export async function holdersOfEmail(email: string, except: string, options?: AskOptions): Promise<readonly string[]> {
  const { records } = await page(
    'staff',
    {
      pageNum: 1,
      pageSize: 10,
      filters: [
        { field: 'email', op: 'in', value: [...new Set([email, email.toLowerCase()])] },
        { field: 'status', op: 'notIn', value: ['quit'] },
      ],
    },
    { ...options, ownForbidden: true },
  );
  return records.filter(({ id }) => id !== except).map(({ nickName }) => String(nickName));
}
