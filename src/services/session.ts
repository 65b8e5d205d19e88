import { createActor } from 'xstate';
import { sessionMachine, type SessionEvent } from '#machines/session/index.ts';
import { testConnection } from './entrance.ts';
import { failureOf } from './failure.ts';
import { onLocked, onUnauthorised } from './http.ts';
import { isLeftOpen, markLeftOpen } from './leftOpen.ts';
import { claimPage, leavePage, loadAnew } from './ownPage.ts';
import { pointOut } from './point.ts';
import { addressAfterLogin, loginAddress } from './redirect.ts';
import type { SessionEffect, SessionFailure, sessionCalls } from './sessionCalls.ts';
import { clearToken, readToken, storeToken } from './token.ts';
import { within } from './within.ts';

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

/** Runs a call of the session; without its code the session hears that there is no connection. */
const run = (call: keyof typeof sessionCalls, failed: SessionFailure) => (effect: SessionEffect) =>
  void import('./sessionCalls.ts').then(
    ({ sessionCalls }) => sessionCalls[call](effect, failed),
    () => effect.self.send({ type: failed, setback: { kind: 'offline', message: '', code: null } }),
  );

const isCut = (error: unknown): boolean => {
  const kind = failureOf(error)?.kind;
  return kind === 'offline' || kind === 'timeout';
};

/** Parts of a session that this browser stores, to open the console offline. */
const kept = () => import('./kept/account.ts');

/** The longest that telling the server may hold up leaving, its own limit included, milliseconds. */
const LEAVE_WITHIN_MS = 3_000;
/** The longest that forgetting may hold up leaving, milliseconds. */
const FORGET_WITHIN_MS = 2_000;

let sentIsForgotten: Promise<unknown> = Promise.resolve();

const forgetEverything = (): Promise<unknown> => {
  const forgotten = kept().then(({ forgetKept }) => Promise.all([forgetKept(), sentIsForgotten]));
  const tooLong = new Promise((resolve) => setTimeout(resolve, FORGET_WITHIN_MS));
  return Promise.race([forgotten, tooLong]).catch(console.warn);
};

const channel = new BroadcastChannel('session');

const machine = sessionMachine.provide({
  actions: {
    testConnection: ({ self }) =>
      void testConnection().then(
        () => self.send({ type: 'connection.answered', hasToken: readToken() !== null }),
        (error: unknown) => self.send({ type: 'connection.failed', isCut: isCut(error) }),
      ),
    signIn: run('signIn', 'login.refused'),
    checkCode: run('checkCode', 'login.refused'),
    changePassword: run('changePassword', 'password.refused'),
    unlockSession: run('unlockSession', 'unlock.refused'),
    loadUser: run('loadUser', 'user.failed'),
    loadMenus: (effect) => {
      const { user } = effect.context;
      if (user === null || claimPage(user.id)) run('loadMenus', 'menus.failed')(effect);
    },
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
      if (token === null && isLeftOpen()) return self.send({ type: 'account.left' });
      if (token === null) return unknown();
      void kept()
        .then(({ recallAccount }) => recallAccount(token))
        .then((known) => {
          if (!known) return unknown();
          return claimPage(known.user.id) ? self.send({ type: 'account.recalled', ...known }) : undefined;
        }, unknown);
    },
    forgetAccount: () => {
      kept()
        .then(({ forgetAccount }) => forgetAccount())
        .catch(console.warn);
    },
    forgetWork: () => {
      leavePage();
      sentIsForgotten = kept().then(({ forgetSent }) => forgetSent(null));
    },
    markLeft: markLeftOpen,
    keepToken: ({ event, context }) => {
      if (event.type === 'login.accepted') storeToken(event.signedIn.token, context.rememberMe);
    },
    dropToken: clearToken,
    signOut: ({ self }) => {
      const token = readToken();
      const finish = () => self.send({ type: 'logout.finished' });
      clearToken();
      // Before anything is asked: the tab, or its line, may be gone before an answer comes.
      if (token !== null) markLeftOpen();
      const told = import('./account.ts').then(({ logout }) => (token ? logout(token) : undefined));
      // The code of the call may be held up like the call: the mark above tells the server later.
      void within(told, LEAVE_WITHIN_MS).then(finish, finish);
    },
    lockSession: ({ self }) =>
      void import('./sessionCalls.ts').then(({ tellLocked }) => tellLocked(self), console.warn),
    announceLock: () => channel.postMessage({ type: 'session.lockedElsewhere' }),
    announceUnlock: () => channel.postMessage({ type: 'session.unlockedElsewhere' }),
    pointOut,
    announceLogin: ({ event }) => {
      if (event.type === 'login.accepted')
        channel.postMessage({ type: 'session.begunElsewhere', userId: event.signedIn.user.id });
    },
    announceLogout: ({ event }) =>
      channel.postMessage({ type: 'session.endedElsewhere', isLeft: event.type === 'logout.asked' }),
    showLogin: () => history.replaceState(history.state, '', loginAddress(location)),
    showAsked: () => {
      const address = addressAfterLogin(location);
      if (address !== null) history.replaceState(history.state, '', address);
    },
    reload: () => void forgetEverything().then(loadAnew),
  },
});

/** Loads the code of the sign-in ahead of time. A failure shows when it is needed. */
export const prepareToSignIn = (): void => void import('./sessionCalls.ts').catch(() => {});

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
