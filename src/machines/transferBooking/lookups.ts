/** Receiver that an address code identifies. */
export interface AddressCodeLookup {
  readonly code: string;
  readonly name: string;
  readonly phone: string;
  readonly city: string;
  readonly address: string;
}

export interface Lookups {
  /** Address code in the payload, otherwise the booking's own; null if it is unknown or disabled. */
  readonly addressCode: AddressCodeLookup | null;
}
