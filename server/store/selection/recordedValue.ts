import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { marksOf } from '#machines/personal.ts';
import { isWholePhone, notationsOf } from '#machines/phones.ts';
import { customerKeyOf } from '../../customerKeys.ts';
import { isCustomer } from './expression.ts';
import type { Filter, Scalar } from './filter.ts';

/** Returns a filter that compares the key of a customer instead of the phone number. */
function byCustomerKey(filter: Filter, value: Scalar | readonly Scalar[]): Filter {
  const shown = (one: Scalar): Scalar => (typeof one === 'string' && isWholePhone(one) ? customerKeyOf(one) : one);
  return { ...filter, value: typeof value === 'object' ? value.map(shown) : shown(value) };
}

/** Returns a filter that compares a phone with each of its notations, and a part of one without its trunk prefix or code. */
function byPhone(filter: Filter, value: Scalar | readonly Scalar[]): Filter {
  const { op } = filter;
  const given = [value].flat().map(String);
  if (op === 'eq' || op === 'in') return { ...filter, op: 'in', value: given.flatMap(notationsOf) };
  if (op !== 'like') return filter;
  const part = given.join('').replaceAll(/[ -]/g, '');
  return { ...filter, value: part.replace(/^(?:0|\+95|\+86)(?=\d)/, '') };
}

/** Returns a filter as the values are recorded. */
export function recordedValue(aggregateType: AggregateType, filter: Filter): Filter {
  const { field, value } = filter;
  if (value === undefined) return filter;
  if (isCustomer(aggregateType, field)) return byCustomerKey(filter, value);
  return marksOf(aggregateType).get(field) === 'phone' ? byPhone(filter, value) : filter;
}
