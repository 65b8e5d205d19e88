import { z } from 'zod';

/** Ends of the log: what a restored database must have. */
const heads = z.strictObject({
  /** Number of the last numbered event, and the chain after it in hexadecimal. */
  sequence: z.int().nonnegative(),
  chain: z.string(),
});
export type Heads = z.infer<typeof heads>;

/** First entry of an archive: who may restore it. */
export const about = z.strictObject({
  format: z.literal(1),
  program: z.string(),
  postgres: z.int().positive(),
  begunAt: z.iso.datetime(),
});
export type About = z.infer<typeof about>;

/** Last entry of an archive: what it contains. */
export const manifest = z.strictObject({
  endedAt: z.iso.datetime(),
  heads,
  /** Archive that receives the changes after the backup. */
  archive: z.string().optional(),
  files: z.array(z.strictObject({ path: z.string(), size: z.int().nonnegative(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

export const ABOUT = 'about.json';
export const MANIFEST = 'manifest.json';
