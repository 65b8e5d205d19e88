import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import { secretColumns, secretsInRow } from '../rights/rotatedSecret.ts';
import type { ApiKey } from './context.ts';
import { events } from './events.ts';

/** List row of an API key; it holds nothing of a secret but its last characters. */
export const rowSchema = z.object({
  ...rowHead,
  ...events['apiKey.created'].payload.shape,
  merchant: z.string(),
  createdByName: z.string(),
  createdAt: z.string(),
  ...secretColumns,
  revokedFor: z.string().nullable(),
});
export type ApiKeyRow = z.infer<typeof rowSchema>;

export const row = ({ context: key }: Aggregate<ApiKey>): Omit<ApiKeyRow, keyof typeof rowHead> => ({
  merchant: key.merchant,
  name: key.name,
  scopes: [...key.scopes],
  expiresOn: key.expiresOn,
  createdByName: key.createdByName,
  createdAt: key.createdAt,
  ...secretsInRow(key),
  revokedFor: key.revokedFor,
});
