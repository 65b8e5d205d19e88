declare module '*?eventTypes' {
  /** Types of all events by aggregate type. */
  const eventTypes: Readonly<Record<string, readonly string[]>>;
  export default eventTypes;
}

declare module '*?postingTypes' {
  /** Types of events that may have lines in the ledger. */
  const postingTypes: readonly string[];
  export default postingTypes;
}
