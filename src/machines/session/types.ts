/** The signed-in person as the browser knows him (§3). */
export interface SessionUser {
  readonly id: string;
  readonly username: string;
  readonly nickName: string;
  readonly staffCode: string | null;
  /** Name of the own picture; null without one. */
  readonly avatar: string | null;
  /** Name of the branch he works in; null for people of none. */
  /** Id of the branch the person works in now. */
  readonly branch: string | null;
  readonly branchName: string | null;
  /** The same in Chinese, where the branch has such a name. */
  readonly branchNameZh: string | null;
  /** The business customer the person acts for; null for staff. */
  readonly merchant: string | null;
  /** Permission ids; never empty: a person without any holds `ROLE_SYSTEM_DEFAULT` (§6). */
  readonly roles: readonly string[];
}

/** An entry of the menu that the server builds for a person (calls.md). */
export interface MenuEntry {
  readonly name: string | null;
  readonly path: string;
  readonly hidden: boolean;
  readonly redirect: string | null;
  readonly component: string | null;
  /** A catalog of one entry is shown as a catalog all the same. */
  readonly alwaysShow: boolean;
  readonly meta: MenuMeta | null;
  readonly children: readonly MenuEntry[];
}

export interface MenuMeta {
  readonly title: string;
  /** The title by language, where the server gives them. */
  readonly titles: Readonly<Record<string, string>> | null;
  readonly icon: string | null;
  /** A pinned tab. */
  readonly affix: boolean;
  /** Its view is not kept alive. */
  readonly noCache: boolean;
  readonly breadcrumb: boolean;
}

/** What a person fills in to sign in (§2). */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** The captcha's answer and which captcha it was. */
  readonly code: string;
  readonly uuid: string;
  readonly rememberMe: boolean;
}

/** Why a step did not succeed: the kind of failure, and what the server says of it. */
export interface Setback {
  readonly kind: string;
  readonly message: string;
  /** The server's stable code, such as `captchaWrong`; null when it gave none. */
  readonly code: string | null;
}

/** What the server answers to a sign-in that succeeded. */
export interface SignedIn {
  readonly token: string;
  readonly user: SessionUser;
  /** The initial password must be changed first; the token is good for that alone (§4). */
  readonly mustChangePassword: boolean;
}

export interface SessionContext {
  readonly user: SessionUser | null;
  readonly menus: readonly MenuEntry[];
  /** The person and the menus are as they were then (UTC ISO), for want of a line; null when the server said them. */
  readonly asOf: string | null;
  readonly rememberMe: boolean;
  /** The change-only token, never stored; and the person it is for. */
  readonly changing: { readonly token: string; readonly username: string } | null;
  readonly setback: Setback | null;
  /** How often the server has refused: a captcha is good for one try. */
  readonly refusals: number;
  /** The screen is locked: what it shows is hidden until the person proves to be back. */
  readonly isLocked: boolean;
  /** The person just changed his password and has to sign in with the new one (§5). */
  readonly passwordChanged: boolean;
}

export type SessionEvent =
  | { readonly type: 'connection.answered'; readonly hasToken: boolean }
  /** `isCut`: no server was reached at all. */
  | { readonly type: 'connection.failed'; readonly isCut?: boolean }
  /** What this browser keeps of the session its token is of; `asOf` is when the server last said it, UTC ISO. */
  | {
      readonly type: 'account.recalled';
      readonly user: SessionUser;
      readonly menus: readonly MenuEntry[];
      readonly asOf: string;
    }
  | { readonly type: 'account.unknown' }
  | { readonly type: 'line.back' }
  | { readonly type: 'credentials.given'; readonly credentials: Credentials }
  | { readonly type: 'login.accepted'; readonly signedIn: SignedIn }
  | { readonly type: 'login.refused'; readonly setback: Setback }
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
  | { readonly type: 'session.endedElsewhere' }
  | { readonly type: 'session.begunElsewhere'; readonly userId: string }
  | { readonly type: 'lock.asked' }
  | { readonly type: 'unlock.asked'; readonly password: string }
  | { readonly type: 'unlock.accepted' }
  | { readonly type: 'unlock.refused'; readonly setback: Setback }
  | { readonly type: 'session.lockedElsewhere' }
  | { readonly type: 'session.unlockedElsewhere' }
  | { readonly type: 'logout.asked' }
  | { readonly type: 'logout.finished' };
