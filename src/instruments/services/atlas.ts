import * as z from 'zod/mini';

const point = z.object({ x: z.number(), y: z.number() });
const text = z.array(z.string());

const map = z.object({
  width: z.number(),
  height: z.number(),
  nodes: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['state', 'phase', 'start', 'end', 'arrivals', 'back']),
      of: z.nullable(z.string()),
      members: text,
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
      lines: text,
    }),
  ),
  edges: z.array(
    z.object({
      id: z.string(),
      from: z.string(),
      to: z.string(),
      events: text,
      main: text,
      usual: text,
      points: z.array(point),
      label: z.nullable(z.object({ x: z.number(), y: z.number(), width: z.number(), lines: text })),
    }),
  ),
});

const maps = z.record(z.string(), map);

/** Loads the standard maps of a machine in a language, by id; null if the build has none. */
export async function readMaps(machine: string, language: string): Promise<z.infer<typeof maps> | null> {
  const response = await fetch(`/atlas/${machine}.${language}.json`).catch(() => null);
  if (!response?.ok || !response.headers.get('content-type')?.includes('json')) return null;
  const read = maps.safeParse(await response.json());
  return read.success ? read.data : null;
}
