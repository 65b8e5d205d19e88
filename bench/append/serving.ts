import { startServing } from '../serving.ts';

/** A running server with a signed-in session, its database and its orders. */
export interface Served {
  readonly address: string;
  readonly authorization: string;
  readonly url: string;
  readonly ids: readonly string[];
}

/** Starts a server with a number of orders. */
export const startServer = (orders: number) =>
  startServing<Served>(new URL('./serving.process.ts', import.meta.url), orders);
