import type { Values } from '../kit/rule.ts';

interface Payload {
  readonly data: Readonly<Record<string, unknown>>;
}

interface Change extends Payload {
  readonly context: Readonly<Record<string, unknown>>;
}

/** A rule about one text: silent while the field is not given or empty. */
export const wellFormed = (field: string, source: string, test: (text: string) => boolean) => ({
  source,
  field,
  needsData: true,
  values: ['value'],
  holds({ data }: Payload): true | Values {
    const value = data[field];
    return typeof value !== 'string' || value === '' || test(value) || { value };
  },
});

/** A rule that keeps the key by which others refer to an entry. */
export const keepsKey = (field: string) => ({
  source: 'ours: other entries refer to it by this key',
  field,
  needsData: true,
  values: ['kept'],
  holds({ context, data }: Change): true | Values {
    const kept = context[field];
    return typeof kept !== 'string' || data[field] === undefined || data[field] === kept || { kept };
  },
});

/** A rule that no entry stands above itself. */
export const notAboveItself = (field: string, source: string) => ({
  source,
  field,
  needsData: true,
  values: ['code'],
  holds(change: Change): true | Values {
    const code = afterwards(change)['code'];
    return typeof code !== 'string' || change.data[field] !== code || { code };
  },
});

/** The entry as it would be after the event: rules that weigh two fields need both. */
export const afterwards = <Entry extends object>({
  context,
  data,
}: {
  context: Entry;
  data: Partial<Entry>;
}): Entry => ({
  ...context,
  ...data,
});
