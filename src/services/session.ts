import { createActor } from 'xstate';
import { sessionMachine, type SessionEvent, type Setback } from '#machines/session/index.ts';
import { testConnection } from './entrance.ts';
import { Failed, failureOf } from './failure.ts';
import { onUnauthorised } from './http.ts';
import { addressAfterLogin, loginAddress } from './redirect.ts';
import { clearToken, readToken, storeToken } from './token.ts';

/** What tabs tell each other about the session. */
type Announcement = Extract<SessionEvent, { type: 'session.begunElsewhere' | 'session.endedElsewhere' }>;

const isAnnouncement = (heard: unknown): heard is Announcement =>
  typeof heard === 'object' &&
  heard !== null &&
  'type' in heard &&
  (heard.type === 'session.endedElsewhere' ||
    (heard.type === 'session.begunElsewhere' && 'userId' in heard && typeof heard.userId === 'string'));

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

const channel = new BroadcastChannel('session');

let lastPosition: number | null = null;

/** The position of the last event when the person's session began; later ones come over the socket. */
export const positionAtStart = (): number | null => lastPosition;

const machine = sessionMachine.provide({
  actions: {
    testConnection: ({ self }) =>
      void testConnection().then(
        () => self.send({ type: 'connection.answered', hasToken: readToken() !== null }),
        () => self.send({ type: 'connection.failed' }),
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
          (user) => self.send({ type: 'user.loaded', user }),
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
    reload: () => location.reload(),
  },
});

/** Loads what signing in needs, before it is asked for. What fails here is told when it is. */
export const prepareToSignIn = (): void => void account().catch(() => {});

/** The session of this tab. */
export const session = createActor(machine);

channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isAnnouncement(data)) session.send(data);
});

onUnauthorised(
  () =>
    new Promise((resolve) => {
      session.send({ type: 'session.expired' });
      const settle = (snapshot: ReturnType<typeof session.getSnapshot>) => {
        if (snapshot.matches('expired') || snapshot.matches('signingInAgain')) return;
        subscription.unsubscribe();
        resolve(snapshot.matches('in'));
      };
      const subscription = session.subscribe(settle);
      settle(session.getSnapshot());
    }),
);
