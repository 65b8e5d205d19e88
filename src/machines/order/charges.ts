/** Kinds of charges of a stage: goods money, parts of the freight (§3, fees), kinds of extra fees. */
const chargeNames = [
  'goods',
  'basic',
  'urgent',
  'insurance',
  'storage',
  'platform',
  'upstairs',
  'remoteArea',
  'packaging',
  'feeStorage',
  'redelivery',
  'customsDuty',
  'other',
  /** Negative: freight and fees that were owed and then given back. */
  'forgiven',
] as const;

export type Charge = (typeof chargeNames)[number];
/** Amounts by kind of charge, in hundredths of MMK. */
export type Charges = Readonly<Partial<Record<Charge, number>>>;

const names: ReadonlySet<string> = new Set(chargeNames);

/** Returns a charge by its name; unknown kinds count as other. */
export const chargeOf = (name: string): Charge => (names.has(name) ? (name as Charge) : 'other');
