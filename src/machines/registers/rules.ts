import type { Values } from '../kit/rule.ts';

interface Payload {
  readonly data: Readonly<Record<string, unknown>>;
}

interface Change extends Payload {
  readonly context: Readonly<Record<string, unknown>>;
}

/** Makes a rule about one text; it holds if the field is absent or empty. */
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

/** Makes a rule that the key of an entry does not change, because others refer to it. */
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

/** Makes a rule that an entry is not its own parent. */
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

/** Returns the entry after the event, for rules that compare two fields. */
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
