import { describe } from 'vitest';
import { SEED } from '#modelTesting/random.ts';
import { prepareSweepers, sweeping } from './sweeping.ts';

/** One with the right and one without. */
const ACCOUNTS = ['operations', 'merchant'];
const BETWEEN = 20;

describe(`no whole phone, e-mail or identity number (SEED=${SEED})`, () => {
  prepareSweepers(ACCOUNTS);
  sweeping(ACCOUNTS, (all) => all.filter((_, place) => place % BETWEEN === SEED % BETWEEN));
});
