import { z } from 'zod';
import { distinct } from '../kit/distinct.ts';
import { event, type DataOf } from '../kit/event.ts';
import { means } from '../kit/meaning.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { uploadsUpTo } from '../kit/upload.ts';
import { phone } from '../fields/phoneSchema.ts';
import { address, name, optional, remark } from '../registers/parts.ts';
import { permissionId, referenceTo } from '../fields/references.ts';
import { account, accountNumber, contract, level, merchantCode, sender } from '../customers/merchantFields.ts';
import { registrationCard, REGISTRATION_CARDS_MOST } from '../fields/uploads.ts';

const details = {
  name,
  contact: name,
  phone,
  address,
  branch: referenceTo('branch'),
  /** Ids of the uploaded images of the registration card. */
  registrationCards: optional(uploadsUpTo(REGISTRATION_CARDS_MOST, registrationCard)),
};

const { main: _, ...newAccount } = account.shape;
const ownAccount = means(accountNumber, { account: { of: 'merchant' } });

/** Events of a business customer (§3, §4). */
export const events = {
  'merchant.registered': event(null, {
    code: merchantCode,
    ...details,
    /** Initial level; a reaction to the registration sets it. */
    kind: level,
    accounts: z.array(account).min(1).max(20),
    contract,
    commonSenders: z.array(sender).max(50),
    /** Staff code of the staff member responsible for the customer. */
    maintainer: referenceTo('maintainer'),
  }),
  'merchant.amended': event(null, z.strictObject(details).partial().shape),
  'merchant.movedToLv1': event(null, {}),
  'merchant.movedToLv2': event(null, {}),
  'merchant.movedToLv3': event(null, {}),
  'merchant.movedToLv4': event(null, {}),
  'merchant.invalidated': event(null, { reason: remark.min(1) }),
  'merchant.revalidated': event(null, {}),
  'merchant.accountAdded': event(null, newAccount),
  'merchant.accountRemoved': event(null, { number: ownAccount }),
  'merchant.mainAccountSet': event(null, { number: ownAccount }),
  /** Leaves the customer without a main account until another setting. */
  'merchant.mainAccountCancelled': event(null, {}),
  'merchant.contractRenewed': event(null, { contract }),
  'merchant.commonSendersSet': event(null, { commonSenders: z.array(sender).max(50) }),
  'merchant.maintainerSet': event(null, { maintainer: referenceTo('maintainer') }),
  /** Null removes the limit, so that only the roles of its accounts count (§6). */
  'merchant.permissionsSet': event(null, {
    permissions: z.array(permissionId).max(500).overwrite(distinct).nullable(),
  }),
};

export type MerchantEvents = typeof events;
export type MerchantData<Type extends keyof MerchantEvents> = DataOf<MerchantEvents, Type>;
/** Data of a business customer at registration. */
export type Merchant = MerchantData<'merchant.registered'>;
export type MerchantRecordedEvent<Type extends keyof MerchantEvents> = RecordedEvent<MerchantData<Type>>;
