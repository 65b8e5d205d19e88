import * as z from 'zod/mini';
import type { MenuEntry, SessionUser } from '#machines/session/index.ts';
import { sha256 } from '../crypto.ts';
import { forgetSent } from '../outbox/outboxStore.ts';
import { silence } from '../push/silence.ts';
import { forget, forgetAll, forgetWhere, keep, recall, STOPS } from './store.ts';

export { forgetSent } from '../outbox/outboxStore.ts';

/** Forgets what this browser keeps of everybody, and rings for nobody. */
export const forgetKept = async (): Promise<void> => {
  await Promise.all([forgetAll(), silence().catch(console.warn)]);
};

const NAME = 'account';

const text = z.nullable(z.string());

const user = z.object({
  id: z.string(),
  username: z.string(),
  nickName: z.string(),
  staffCode: text,
  phone: z.prefault(text, null),
  avatar: text,
  branch: text,
  branchName: text,
  branchNameZh: text,
  merchant: text,
  roles: z.array(z.string()),
  scope: z.optional(z.union([z.literal('all'), z.array(z.string())])),
});

const menu: z.ZodMiniType<MenuEntry> = z.object({
  name: text,
  path: z.string(),
  hidden: z.boolean(),
  redirect: text,
  component: text,
  alwaysShow: z.boolean(),
  meta: z.nullable(
    z.object({
      title: z.string(),
      titles: z.nullable(z.record(z.string(), z.string())),
      icon: text,
      affix: z.boolean(),
      noCache: z.boolean(),
      breadcrumb: z.boolean(),
    }),
  ),
  children: z.array(z.lazy(() => menu)),
});

const account = z.object({ tokenHash: z.string(), user, menus: z.array(menu) });

/** The signed-in person, with the reachable screens. */
export interface KeptAccount {
  readonly user: SessionUser;
  readonly menus: readonly MenuEntry[];
  /** Time of the server's last confirmation, UTC ISO. */
  readonly asOf: string;
}

/** Key for every signed-in person: the token identifies the owner. */
const WHOEVER = '';

const hashOf = async (token: string): Promise<string> => {
  const digest = await sha256(new TextEncoder().encode(token));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Keeps what the console needs to open for this session without a line; what was kept of another session is gone. */
export const keepAccount = async (token: string, kept: Omit<KeptAccount, 'asOf'>): Promise<void> => {
  const tokenHash = await hashOf(token);
  const before = account.safeParse((await recall(WHOEVER, NAME))?.value);
  if (!before.success || before.data.user.id !== kept.user.id) {
    await Promise.all([forgetKept(), forgetSent(kept.user.id)]);
  }
  await keep(WHOEVER, NAME, { tokenHash, user: kept.user, menus: kept.menus });
};

/** The account of the session that this token is of; null when another one, or none, is kept. */
export const recallAccount = async (token: string): Promise<KeptAccount | null> => {
  const seen = await recall(WHOEVER, NAME);
  const kept = account.safeParse(seen?.value);
  if (seen === null || !kept.success || kept.data.tokenHash !== (await hashOf(token))) return null;
  return { user: kept.data.user, menus: kept.data.menus, asOf: seen.asOf };
};

/** Forgets the account and the stops of a courier, so that without a line nothing opens: while the screen is locked. */
export const forgetAccount = async (): Promise<void> => {
  await Promise.all([forget(WHOEVER, NAME), forgetWhere((_user, name) => name.startsWith(STOPS))]);
};
