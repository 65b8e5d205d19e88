import type { z } from 'zod';
import type { MessageValues } from '#i18n/words.ts';
import { Problem, type ProblemRefusal } from './errors.ts';

type Issue = z.core.$ZodIssue;

const MEASURED = ['string', 'array', 'set', 'map', 'file'];

/** Returns the message of an issue by its kind; texts and lists have other limits than numbers. */
const reasonOf = (issue: Issue): [rule: string, values: MessageValues] => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? ['field.required', {}]
        : ['field.type', { expected: issue.expected }];
    case 'too_small':
      return [`field.${MEASURED.includes(issue.origin) ? 'short' : 'small'}`, { minimum: Number(issue.minimum) }];
    case 'too_big':
      return [`field.${MEASURED.includes(issue.origin) ? 'long' : 'big'}`, { maximum: Number(issue.maximum) }];
    case 'invalid_format':
      return ['field.format', { format: issue.format }];
    case 'not_multiple_of':
      return ['field.multiple', { divisor: issue.divisor }];
    case 'invalid_value':
      return ['field.oneOf', { values: issue.values.map(String).join(', ') }];
    case 'unrecognized_keys':
      return ['field.unknown', { keys: issue.keys.join(', ') }];
    default:
      return ['field.other', {}];
  }
};

const LONGEST_PATH = 200;

const pathOf = (path: readonly PropertyKey[], part: string): string =>
  (path.length > 0 ? path.map(String).join('.') : part).slice(0, LONGEST_PATH);

/** Returns the issues of a union's most likely branch: the one that matched furthest. */
const flattened = (issue: Issue): Issue[] => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const best = issue.errors.reduce((least, branch) => (branch.length < least.length ? branch : least));
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(flattened);
};

const MOST_REFUSALS = 100;

/** Converts zod's issues in a part of a request to one problem that names each field and its remedy. */
export const problemOfIssues = (issues: readonly Issue[], part: string): Problem => {
  const refusals = issues
    .flatMap(flattened)
    .slice(0, MOST_REFUSALS)
    .map((issue): ProblemRefusal => {
      const [rule, values] = reasonOf(issue);
      return { code: 'invalid', rule, values: { field: pathOf(issue.path, part), ...values } };
    });
  return new Problem('invalid', { refusals });
};
