import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { plainCode, plainText } from '#machines/kit/text.ts';
import { marksOf } from '#machines/fields/personal.ts';
import { e164Of, isWholePhone, partOf } from '#machines/fields/phones.ts';
import { customerKeyOf } from '../../customerKeys.ts';
import { isCustomer } from './expression.ts';
import type { Filter, Scalar } from './filter.ts';
import { byInstant, comparesInstants } from './instants.ts';
import { isInstant } from './timePart.ts';

/** Returns a filter that compares the key of a customer instead of the phone number. */
function byCustomerKey(filter: Filter, value: Scalar | readonly Scalar[]): Filter {
  const shown = (one: Scalar): Scalar => (typeof one === 'string' && isWholePhone(one) ? customerKeyOf(one) : one);
  return { ...filter, value: typeof value === 'object' ? value.map(shown) : shown(value) };
}

/** Returns a filter that compares a phone in E.164, and a part of one without its trunk prefix or code. */
function byPhone(filter: Filter, value: Scalar | readonly Scalar[]): Filter {
  const formOf = filter.op === 'like' ? partOf : e164Of;
  const shown = (one: Scalar): string => formOf(String(one));
  return { ...filter, value: typeof value === 'object' ? value.map(shown) : shown(value) };
}

/** Operators that compare whole values, with what they become for several. */
const SEVERAL: Partial<Record<Filter['op'], Filter['op']>> = { eq: 'in', in: 'in', notIn: 'notIn' };

/** Returns the filters of a text, any of which may hold: as a text, and as a code with digits of another script. */
function byText(filter: Filter, value: Scalar | readonly Scalar[]): Filter[] {
  const given = [value].flat();
  const formed = (form: (text: string) => string): Scalar[] =>
    given.map((one) => (typeof one === 'string' ? form(one) : one));
  const [texts, codes] = [formed(plainText), formed(plainCode)];
  const one = (values: Scalar[]): Filter => ({
    ...filter,
    value: typeof value === 'object' ? values : (values[0] ?? ''),
  });
  if (texts.every((text, index) => text === codes[index])) return [one(texts)];
  const several = SEVERAL[filter.op];
  if (several !== undefined) return [{ ...filter, op: several, value: [...new Set([...texts, ...codes])] }];
  return filter.op === 'like' ? [one(texts), one(codes)] : [one(texts)];
}

/** Returns a filter as the values are recorded: several, any of which may hold, for a text that can be read as a code. */
export function recordedValues(aggregateType: AggregateType, filter: Filter): Filter[] {
  const { field, value } = filter;
  if (value === undefined) return [filter];
  if (isInstant(field, 'text') && comparesInstants(filter)) return [byInstant(filter, value)];
  if (isCustomer(aggregateType, field)) return [byCustomerKey(filter, value)];
  return marksOf(aggregateType).get(field) === 'phone' ? [byPhone(filter, value)] : byText(filter, value);
}
