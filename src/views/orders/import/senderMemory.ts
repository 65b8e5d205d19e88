import * as z from 'zod/mini';
import { keptWork } from '#services/kept/texts.ts';

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

const nobody: ChosenSender = { isUsed: false, originBranch: '', name: '', phone: '', city: '', address: '' };

const kept = keptWork('import_sender', sender);

/** Reads the sender of a person's last import, until the person signs out. */
export const readSender = (userId: string): ChosenSender => kept.read(userId) ?? nobody;

/** Stores the sender for the person's next import. */
export const keepSender = (userId: string, chosen: ChosenSender): void => kept.write(userId, chosen);
