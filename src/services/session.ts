import { createActor } from 'xstate';
import { sessionMachine, type SessionEvent, type Setback } from '#machines/session/index.ts';
import { testConnection } from './entrance.ts';
import { Failed, failureOf } from './failure.ts';
import { onLocked, onUnauthorised } from './http.ts';
import { pointOut } from './point.ts';
import { addressAfterLogin, loginAddress } from './redirect.ts';
import { clearToken, readToken, storeToken } from './token.ts';

/** Messages between tabs about the session. */
type Announcement = Extract<SessionEvent, { type: `session.${string}Elsewhere` }>;

const BARE = ['session.endedElsewhere', 'session.lockedElsewhere', 'session.unlockedElsewhere'];

const isAnnouncement = (received: unknown): received is Announcement =>
  typeof received === 'object' &&
  received !== null &&
  'type' in received &&
  typeof received.type === 'string' &&
  (BARE.includes(received.type) ||
    (received.type === 'session.begunElsewhere' && 'userId' in received && typeof received.userId === 'string'));

/** The calls of a person's account: they load while somebody fills in the form. */
const account = () =>
  import('./account.ts').catch(() => {
    throw new Failed({ kind: 'offline' });
  });

/** A failure as the machine keeps it; a mistake of ours is thrown on. */
const setbackOf = (error: unknown): Setback => {
  const failure = failureOf(error);
  if (!failure) throw error;
  return {
    kind: failure.kind,
    message: 'message' in failure ? failure.message : '',
    code: 'code' in failure ? failure.code : null,
  };
};

const isCut = (error: unknown): boolean => {
  const kind = failureOf(error)?.kind;
  return kind === 'offline' || kind === 'timeout';
};

/** Parts of a session that this browser stores, to open the console offline. */
const kept = () => import('./kept/account.ts');

/** The longest that forgetting may hold up leaving, milliseconds. */
const FORGET_WITHIN_MS = 2_000;

const forgetEverything = (): Promise<unknown> => {
  const forgotten = kept().then(({ forgetKept }) => forgetKept());
  const tooLong = new Promise((resolve) => setTimeout(resolve, FORGET_WITHIN_MS));
  return Promise.race([forgotten, tooLong]).catch(console.warn);
};

const channel = new BroadcastChannel('session');

/** Delay before the server is informed again of the locked screen, milliseconds. */
const LOCK_AGAIN_MS = 5_000;

/** Informs the server of the locked screen until it knows or the screen is unlocked. */
const lock = async (): Promise<void> => {
  try {
    const { lockSession } = await account();
    await lockSession();
  } catch (error) {
    if (failureOf(error)?.kind === 'unauthorised') session.send({ type: 'session.expired' });
    else setTimeout(() => session.getSnapshot().hasTag('locked') && void lock(), LOCK_AGAIN_MS);
  }
};

let lastPosition: number | null = null;

/** The position of the last event when the person's session began; later ones come over the socket. */
export const positionAtStart = (): number | null => lastPosition;

const machine = sessionMachine.provide({
  actions: {
    testConnection: ({ self }) =>
      void testConnection().then(
        () => self.send({ type: 'connection.answered', hasToken: readToken() !== null }),
        (error: unknown) => self.send({ type: 'connection.failed', isCut: isCut(error) }),
      ),
    signIn: ({ self, event }) => {
      if (event.type !== 'credentials.given') return;
      void account()
        .then(({ login }) => login(event.credentials, Date.now()))
        .then(
          (signedIn) => self.send({ type: 'login.accepted', signedIn }),
          (error: unknown) => self.send({ type: 'login.refused', setback: setbackOf(error) }),
        );
    },
    changePassword: ({ self, event, context: { changing } }) => {
      if (event.type !== 'password.chosen' || !changing) return;
      const { token, username } = changing;
      void account()
        .then(({ changePassword }) => changePassword({ ...event, username }, Date.now(), token))
        .then(
          () => self.send({ type: 'password.changed' }),
          (error: unknown) => self.send({ type: 'password.refused', setback: setbackOf(error) }),
        );
    },
    loadUser: ({ self }) =>
      void account()
        .then(({ readUser }) => readUser())
        .then(
          (read) => self.send({ type: 'user.loaded', ...read }),
          (error: unknown) => self.send({ type: 'user.failed', setback: setbackOf(error) }),
        ),
    loadMenus: ({ self }) =>
      void account()
        .then(({ readMenus, readPosition }) => Promise.all([readMenus(), readPosition().catch(() => null)]))
        .then(
          ([menus, position]) => {
            lastPosition = position;
            return self.send({ type: 'menus.loaded', menus });
          },
          (error: unknown) => self.send({ type: 'menus.failed', setback: setbackOf(error) }),
        ),
    keepAccount: ({ context: { user, menus } }) => {
      const token = readToken();
      if (token === null || !user) return;
      kept()
        .then(({ keepAccount }) => keepAccount(token, { user, menus }))
        .catch(console.warn);
    },
    recallAccount: ({ self }) => {
      const token = readToken();
      const unknown = () => self.send({ type: 'account.unknown' });
      if (token === null) return unknown();
      void kept()
        .then(({ recallAccount }) => recallAccount(token))
        .then((known) => (known ? self.send({ type: 'account.recalled', ...known }) : unknown()), unknown);
    },
    forgetAccount: () => {
      kept()
        .then(({ forgetAccount }) => forgetAccount())
        .catch(console.warn);
    },
    keepToken: ({ event, context }) => {
      if (event.type === 'login.accepted') storeToken(event.signedIn.token, context.rememberMe);
    },
    dropToken: clearToken,
    signOut: ({ self }) => {
      const token = readToken();
      const finish = () => self.send({ type: 'logout.finished' });
      clearToken();
      void account()
        .then(({ logout }) => (token ? logout(token) : undefined))
        .then(finish, finish);
    },
    lockSession: () => void lock(),
    unlockSession: ({ self, event, context: { user } }) => {
      if (event.type !== 'unlock.asked' || !user) return;
      void account()
        .then(({ unlockSession }) => unlockSession(user.username, event.password, Date.now()))
        .then(
          () => self.send({ type: 'unlock.accepted' }),
          (error: unknown) => self.send({ type: 'unlock.refused', setback: setbackOf(error) }),
        );
    },
    announceLock: () => channel.postMessage({ type: 'session.lockedElsewhere' }),
    announceUnlock: () => channel.postMessage({ type: 'session.unlockedElsewhere' }),
    pointOut,
    announceLogin: ({ event }) => {
      if (event.type === 'login.accepted')
        channel.postMessage({ type: 'session.begunElsewhere', userId: event.signedIn.user.id });
    },
    announceLogout: () => channel.postMessage({ type: 'session.endedElsewhere' }),
    showLogin: () => history.replaceState(history.state, '', loginAddress(location)),
    showAsked: () => {
      const address = addressAfterLogin(location);
      if (address !== null) history.replaceState(history.state, '', address);
    },
    reload: () => void forgetEverything().then(() => location.reload()),
  },
});

/** Loads the code of the sign-in ahead of time. A failure shows when it is needed. */
export const prepareToSignIn = (): void => void account().catch(() => {});

/** The session of this tab. */
export const session = createActor(machine);

globalThis.addEventListener('online', () => session.send({ type: 'line.back' }));

channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isAnnouncement(data)) session.send(data);
});

/** Waits for a settled session; resolves to true if the person is signed in then. */
const until = (isSettled: (snapshot: ReturnType<typeof session.getSnapshot>) => boolean): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (snapshot: ReturnType<typeof session.getSnapshot>) => {
      if (!isSettled(snapshot)) return;
      subscription.unsubscribe();
      resolve(snapshot.matches('in'));
    };
    const subscription = session.subscribe(settle);
    settle(session.getSnapshot());
  });

onUnauthorised(() => {
  session.send({ type: 'session.expired' });
  return until((snapshot) => !snapshot.hasTag('again'));
});

onLocked(() => {
  session.send({ type: 'session.lockedElsewhere' });
  return until((snapshot) => !snapshot.context.isLocked);
});
