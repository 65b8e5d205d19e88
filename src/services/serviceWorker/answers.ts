/** The page that every address of the console is opened with. */
export const PAGE = '/index.html';

/** Paths that only the server may answer. */
const RESERVED = /^\/(?:api|auth|webSocket|avatar|gallery|public|t)(?:\/|$)/;

const ASSET = /^\/(?:assets\/|favicon\.svg$)/;

/** The part of a request that decides. */
export interface Asked {
  readonly method: string;
  /** `navigate` when a page is opened. */
  readonly mode: string;
  readonly url: string;
}

/**
 * Source of an answer: `page`, the console's page while the server is unreachable; `asset`, this build's files;
 * `network`, never this worker. No answer of the API is stored here.
 */
export const answeredWith = ({ method, mode, url }: Asked, origin: string): 'page' | 'asset' | 'network' => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || RESERVED.test(pathname)) return 'network';
  if (ASSET.test(pathname)) return 'asset';
  return mode === 'navigate' ? 'page' : 'network';
};
