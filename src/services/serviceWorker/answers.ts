/** The page that every address of the console is opened with. */
export const PAGE = '/index.html';

/** What the server alone may answer. */
const RESERVED = /^\/(?:api|auth|webSocket|avatar|gallery)(?:\/|$)/;

const ASSET = /^\/(?:assets\/|favicon\.svg$)/;

/** The part of a request that decides. */
export interface Asked {
  readonly method: string;
  /** `navigate` when a page is opened. */
  readonly mode: string;
  readonly url: string;
}

/**
 * How a request is answered: `page`, the console's page when the server cannot be reached; `asset`, from this build's
 * files; `network`, not by us: no answer of the API is ever kept here.
 */
export const answeredWith = ({ method, mode, url }: Asked, origin: string): 'page' | 'asset' | 'network' => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || RESERVED.test(pathname)) return 'network';
  if (ASSET.test(pathname)) return 'asset';
  return mode === 'navigate' ? 'page' : 'network';
};
