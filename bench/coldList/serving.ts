import { startServing } from '../serving.ts';

/** The server under measurement. */
export interface Served {
  readonly address: string;
}

/** Starts the server on a demonstration world of a number of orders. */
export const startServer = (orders: number) =>
  startServing<Served>(new URL('./serving.process.ts', import.meta.url), orders);
