import * as z from 'zod/mini';

const sender = z.object({
  isUsed: z.boolean(),
  originBranch: z.string(),
  name: z.string(),
  phone: z.string(),
  city: z.string(),
  address: z.string(),
});

/** Sender of rows that name none (§5), as filled in. */
export type ChosenSender = z.infer<typeof sender>;

const KEY = 'import_sender';

const nobody: ChosenSender = { isUsed: false, originBranch: '', name: '', phone: '', city: '', address: '' };

/** Reads the sender of the last import in this browser. */
export const readSender = (): ChosenSender => {
  try {
    const kept = sender.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : nobody;
  } catch {
    return nobody;
  }
};

/** Stores the sender for the next import. */
export const keepSender = (chosen: ChosenSender): void => localStorage.setItem(KEY, JSON.stringify(chosen));
