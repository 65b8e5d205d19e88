import { z } from 'zod';
import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { isReachablePhone } from '../validators.ts';
import { address, name, optional, phone, reference } from './parts.ts';
import { afterwards, keepsKey, wellFormed } from './rules.ts';

const sender = z.strictObject({ name, phone, city: reference, address });

const account = z.strictObject({
  number: z.string().trim().min(4).max(40),
  bank: name,
  holder: name,
  use: z.enum(['collection', 'payment', 'both']),
  main: z.boolean(),
});

const contract = z.strictObject({
  signedAt: z.iso.datetime(),
  signer: name,
  contractor: name,
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  branches: z.array(reference).min(1).max(100),
  /** Orders promised for a month. */
  targetOrders: z.int().min(0).max(10_000_000),
});

const shape = {
  code: z.string().regex(/^[A-Z0-9]{2,12}$/),
  name,
  contact: name,
  /** Biz Lv1 to Lv4 (B2B, B2V, COD invoice, COD only), or Invalid (§4). */
  kind: z.enum(['bizLv1', 'bizLv2', 'bizLv3', 'bizLv4', 'invalid']),
  phone,
  address,
  commonSenders: z.array(sender).max(50),
  accounts: z.array(account).min(1).max(20),
  contract: contract.nullable(),
  /** Staff code of the member of staff who looks after the customer. */
  maintainer: reference,
  enabled: z.boolean(),
  branch: reference,
  /** Ids of the uploaded images of the registration card. */
  registrationCards: optional(z.array(reference).max(4)),
};
export type Merchant = RegisterEntry<typeof shape>;

type Change = Judged<Partial<Merchant>, Partial<Merchant>, object>;

const rules = rulesOf<Partial<Merchant>, object>('merchant')({
  codeIsKept: keepsKey('code'),
  phoneIsReachable: wellFormed('phone', '§5', isReachablePhone),
  hasOneMainAccount: {
    source: '§3',
    field: 'accounts',
    needsData: true,
    values: ['count'],
    holds({ data }: Change): true | Values {
      const count = data.accounts?.filter(({ main }) => main).length ?? 1;
      return count === 1 || { count };
    },
  },
  mainAccountIsKept: {
    source: '§4',
    field: 'accounts',
    needsData: true,
    values: ['number'],
    holds({ context, data }: Change): true | Values {
      const main = context.accounts?.find((kept) => kept.main);
      if (!main || !data.accounts) return true;
      return data.accounts.some(({ number }) => number === main.number) || { number: main.number };
    },
  },
  hasContract: {
    source: '§5',
    field: 'contract',
    needsData: true,
    holds(change: Change): true | Values {
      const { kind, contract: signed } = afterwards(change);
      return kind === 'invalid' || Boolean(signed) || {};
    },
  },
  contractEndsAfterItStarts: {
    source: '§5',
    field: 'contract',
    needsData: true,
    values: ['startsOn', 'endsOn'],
    holds({ data }: Change): true | Values {
      const { startsOn = '', endsOn = '' } = data.contract ?? {};
      return startsOn <= endsOn || { startsOn, endsOn };
    },
  },
});

/** A business customer (§3). Its own accounts see it, and the branch that signed it. */
export const merchant = register('merchant', shape, {
  prefix: 'MER',
  rules,
  identify: (_, entry) => entry.code,
  branches: (entry) => [entry.branch],
  owner: (entry) => entry.code,
});
