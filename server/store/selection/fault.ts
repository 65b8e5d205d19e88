/** An invalid filter or sort: the field and the reason. */
export class PageFault extends Error {
  readonly rule:
    | 'unknownField'
    | 'wrongValue'
    | 'wrongOperator'
    | 'maskedField'
    | 'staffField'
    | 'noReports'
    | 'noRateBase'
    | 'unknownMeasure'
    | 'unknownDimension'
    | 'wrongFunction'
    | 'wrongPart'
    | 'noPeriod'
    | 'tooManyGroups'
    | 'groupsTooSlow';
  readonly values: Readonly<Record<string, string>>;

  constructor(rule: PageFault['rule'], values: Readonly<Record<string, string>>) {
    super(rule);
    this.rule = rule;
    this.values = values;
  }
}
