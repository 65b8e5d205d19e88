/** A reason why no evidence can be made: `error.<rule>` with its values. */
export class EvidenceFault extends Error {
  override readonly name = 'EvidenceFault';
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(rule: string, values: Readonly<Record<string, string | number>> = {}) {
    super(rule);
    this.rule = rule;
    this.values = values;
  }
}
