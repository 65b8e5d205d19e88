import type { Queryable } from '../auth/queryable.ts';
import { isSame, mac } from '../auth/random.ts';
import { secretOf } from '../auth/secrets.ts';

const DIGITS = 6;
/** Bytes of the digest that make the code: so many that no code is likelier than another. */
const BYTES = 6;

const codeFrom = (secret: Buffer, order: string): string => {
  const number = mac(secret, order).readUIntBE(0, BYTES);
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
};

/** Returns the code of an order, which its receiver tells the courier. It is kept nowhere: it follows from a secret of the installation. */
export const receiverCodeOf = async (db: Queryable, order: string, now: Date): Promise<string> =>
  codeFrom(await secretOf(db, 'receiver', now), order);

/** Returns whether a code entered by a courier is that of the order. */
export const isReceiverCode = async (db: Queryable, order: string, entered: string, now: Date): Promise<boolean> =>
  isSame(Buffer.from(entered), Buffer.from(await receiverCodeOf(db, order, now)));
