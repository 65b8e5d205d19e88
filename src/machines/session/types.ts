import type { Scope } from '../kit/actor.ts';
import type { FactorWay } from './factorWays.ts';

/** Signed-in person as the browser knows them (§3). */
export interface SessionUser {
  readonly id: string;
  readonly username: string;
  readonly nickName: string;
  readonly staffCode: string | null;
  /** Own phone as it is dialled within the country; null without one. */
  readonly phone: string | null;
  /** Name of the person's picture; null without one. */
  readonly avatar: string | null;
  /** Id of the branch where the person currently works; null if none. */
  readonly branch: string | null;
  readonly branchName: string | null;
  /** Chinese name of the branch; null without one. */
  readonly branchNameZh: string | null;
  /** Business customer that the person acts for; null for staff. */
  readonly merchant: string | null;
  /** Permission ids, never empty: a person without any holds `ROLE_SYSTEM_DEFAULT` (§6). */
  readonly roles: readonly string[];
  /** Branches of the data scope; unknown of a person whom this browser kept before it knew. */
  readonly scope?: Scope | undefined;
}

/** Menu entry that the server builds for a person (calls.md). */
export interface MenuEntry {
  readonly name: string | null;
  readonly path: string;
  readonly hidden: boolean;
  readonly redirect: string | null;
  readonly component: string | null;
  /** True if a catalog with one entry is still shown as a catalog. */
  readonly alwaysShow: boolean;
  readonly meta: MenuMeta | null;
  readonly children: readonly MenuEntry[];
}

export interface MenuMeta {
  readonly title: string;
  /** Titles by language; null if the server sends none. */
  readonly titles: Readonly<Record<string, string>> | null;
  readonly icon: string | null;
  /** True if its tab is pinned. */
  readonly affix: boolean;
  /** True if its view is not kept alive. */
  readonly noCache: boolean;
  readonly breadcrumb: boolean;
}

/** Sign-in form data (§2). */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Answer to the captcha identified by `uuid`. */
  readonly code: string;
  readonly uuid: string;
  readonly rememberMe: boolean;
}

/** Failure of a step: its kind, and the server's message. */
export interface Setback {
  readonly kind: string;
  readonly message: string;
  /** Stable error code of the server, such as `captchaWrong`; null if it sent none. */
  readonly code: string | null;
}

/** Answer of the server to a successful sign-in. */
export interface SignedIn {
  readonly token: string;
  readonly user: SessionUser;
  /** True if the initial password must be changed first; the token allows nothing else (§4). */
  readonly mustChangePassword: boolean;
  /** Step that the second factor still needs, for which alone the token is good; null for none. */
  readonly secondFactor: 'code' | 'setUp' | null;
  /** Ways to prove the second factor, the quickest first; empty unless it is asked for. */
  readonly factors: readonly FactorWay[];
}

export interface SessionContext {
  readonly user: SessionUser | null;
  readonly menus: readonly MenuEntry[];
  /** Time (UTC ISO) of the stored person and menus used while offline; null for current data. */
  readonly asOf: string | null;
  readonly rememberMe: boolean;
  /** Token for the password change only, never stored, and the person it belongs to. */
  readonly changing: { readonly token: string; readonly username: string } | null;
  /** Token of a sign-in that waits for its second factor, never stored, and the ways to prove that. */
  readonly proving: { readonly token: string; readonly factors: readonly FactorWay[] } | null;
  readonly setback: Setback | null;
  /** Number of refusals by the server; each one uses up a captcha. */
  readonly refusals: number;
  /** True while the screen is locked: its content is hidden until the person enters the password. */
  readonly isLocked: boolean;
  /** True after the person changed the password and must sign in with the new one (§5). */
  readonly passwordChanged: boolean;
}

export type SessionEvent =
  | { readonly type: 'connection.answered'; readonly hasToken: boolean }
  /** `isCut`: no server was reached. */
  | { readonly type: 'connection.failed'; readonly isCut?: boolean }
  /** Session data stored in this browser for its token; `asOf` is when the server last sent it, UTC ISO. */
  | {
      readonly type: 'account.recalled';
      readonly user: SessionUser;
      readonly menus: readonly MenuEntry[];
      readonly asOf: string;
    }
  | { readonly type: 'account.unknown' }
  /** Somebody signed out here, and the server has not been told. */
  | { readonly type: 'account.left' }
  | { readonly type: 'line.back' }
  | { readonly type: 'credentials.given'; readonly credentials: Credentials }
  | { readonly type: 'login.accepted'; readonly signedIn: SignedIn }
  | { readonly type: 'login.refused'; readonly setback: Setback }
  /** A code of the authenticator app, or a recovery code. */
  | { readonly type: 'code.given'; readonly code: string }
  | { readonly type: 'secondFactor.abandoned' }
  | { readonly type: 'password.chosen'; readonly oldPassword: string; readonly newPassword: string }
  | { readonly type: 'password.changed' }
  | { readonly type: 'password.refused'; readonly setback: Setback }
  | { readonly type: 'password.abandoned' }
  /** `locked`: the screen was locked before the page was loaded. */
  | { readonly type: 'user.loaded'; readonly user: SessionUser; readonly locked?: boolean }
  | { readonly type: 'user.failed'; readonly setback: Setback }
  | { readonly type: 'menus.loaded'; readonly menus: readonly MenuEntry[] }
  | { readonly type: 'menus.failed'; readonly setback: Setback }
  | { readonly type: 'session.expired' }
  /** `isLeft`: the person asked to leave. */
  | { readonly type: 'session.endedElsewhere'; readonly isLeft?: boolean }
  | { readonly type: 'session.begunElsewhere'; readonly userId: string }
  | { readonly type: 'lock.asked' }
  | { readonly type: 'unlock.asked'; readonly password: string }
  | { readonly type: 'unlock.accepted' }
  | { readonly type: 'unlock.refused'; readonly setback: Setback }
  | { readonly type: 'session.lockedElsewhere' }
  | { readonly type: 'session.unlockedElsewhere' }
  | { readonly type: 'logout.asked' }
  | { readonly type: 'logout.finished' };
