/** Whom an address code stands for. */
export interface AddressCodeLookup {
  readonly code: string;
  readonly name: string;
  readonly phone: string;
  readonly city: string;
  readonly address: string;
}

/** Facts from outside that the rules of a transfer booking look at. */
export interface Lookups {
  /** The address code named, or else the booking's own; null when it is unknown or out of use. */
  readonly addressCode: AddressCodeLookup | null;
}
