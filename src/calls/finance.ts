import * as z from 'zod/mini';
import { debtNames, positionNames, type DebtName, type PositionName } from '#machines/finance/debts.ts';
import { contract } from './contract.ts';
import { countedRows, maybe, nameIn, paged, short, text, withDefault } from './shapes.ts';

export const readPositions = contract({
  method: 'GET',
  path: '/api/finance/positions',
  summary: "Sums what is owed to the company and by it within the actor's scope.",
  reply: z.object({ positions: z.array(z.object({ name: nameIn<PositionName>(positionNames), ...countedRows })) }),
});

const aged = {
  count: z.int(),
  amount: z.number(),
  /** Rows and amounts of 0 to 7, 8 to 30, 31 to 60, 61 to 90, and over 90 days. */
  ages: z.array(z.object({ count: z.int(), amount: z.number() })),
};

export const readDebts = contract({
  method: 'GET',
  path: '/api/finance/debts',
  summary: "Lists debts within the actor's scope by party and age in Myanmar days, the greatest first.",
  query: z.strictObject({ by: withDefault(nameIn<DebtName>(debtNames), 'customer'), ...paged }),
  reply: z.object({
    /** Day on which the ages were counted, `YYYY-MM-DD`. */
    day: z.string(),
    all: z.object(aged),
    records: z.array(
      z.object({
        /** Key of the customer, id of the person, or branch; empty for none. */
        party: z.string(),
        customerName: maybe,
        ...aged,
      }),
    ),
    total: z.int(),
  }),
});

/** Debts that customers are reminded of. */
export const REMINDED_OF = ['customer', 'bill'] as const;
export type RemindedOf = (typeof REMINDED_OF)[number];

/** Most customers that one call reminds. */
export const MOST_REMINDED = 50;

const reminderResult = z.object({
  party: z.string(),
  /** `already`: today; `nobody`: no account of the customer may read the debt; `nothing`: nothing is owed. */
  status: z.enum(['sent', 'already', 'nobody', 'nothing']),
  /** Number of accounts that were sent a notice. */
  people: z.int(),
});
export type ReminderResult = z.infer<typeof reminderResult>;

export const remindDebtors = contract({
  method: 'POST',
  path: '/api/finance/reminders',
  summary: 'Reminds customers of what they owe by a notice to their accounts, once a day.',
  body: z.strictObject({
    by: z.enum(REMINDED_OF),
    /** Keys of the customers. */
    parties: z.array(text(1, 64)).check(z.minLength(1), z.maxLength(MOST_REMINDED)),
  }),
  reply: z.object({ results: z.array(reminderResult) }),
  errors: ['forbidden'],
});

/** Records that lead to the bank accounts of one customer. */
export const ACCOUNTS_BY = ['bill', 'receivable', 'merchant'] as const;
export type AccountsBy = (typeof ACCOUNTS_BY)[number];

export const readAccounts = contract({
  method: 'GET',
  path: '/api/finance/accounts/:machine/:id',
  summary: 'Lists the bank accounts that the customer of a bill, of a receivable, or a merchant registered.',
  params: z.strictObject({ machine: z.enum(ACCOUNTS_BY), id: short(80) }),
  reply: z.object({
    /** The main account first. */
    accounts: z.array(z.object({ number: z.string(), bank: z.string(), holder: z.string(), isMain: z.boolean() })),
  }),
  errors: ['forbidden', 'notFound'],
});

/** Language of the customer; English for an unknown one. */
const paperLanguage = withDefault(short(8), 'en');

export const fetchPaper = contract({
  method: 'GET',
  path: '/api/finance/papers/:machine/:id',
  summary: "Returns a bill, settlement, payment slip or receipt as PDF in the customer's language.",
  params: z.strictObject({ machine: z.enum(['bill', 'settlement', 'paymentSlip', 'receipt']), id: short(64) }),
  query: z.strictObject({ language: paperLanguage }),
  files: ['application/pdf'],
  errors: ['forbidden', 'notFound'],
});

export const fetchStatement = contract({
  method: 'GET',
  path: '/api/finance/statement',
  summary: "Returns a customer's statement of account over Myanmar days as PDF: bills, fees, settlements and payments.",
  query: z.strictObject({
    customerKind: z.enum(['personal', 'merchant', 'appUser']),
    /** The code of a merchant, the key of a personal customer, or the id of an app user, who is one. */
    customer: text(1, 64),
    from: z.iso.date(),
    to: z.iso.date(),
    language: paperLanguage,
  }),
  files: ['application/pdf'],
  errors: ['forbidden', 'notFound'],
});
