import type pg from 'pg';
import { uploadsIn } from '#machines/kit/upload.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { UploadKind } from '#machines/fields/uploads.ts';
import { pictureOf } from '../../pictures/picture.ts';
import type { Picture } from '../../pictures/kinds.ts';
import type { Batch } from '../../propose/command.ts';
import type { Proposer } from '../../propose/proposer.ts';
import { keepUploads, sha256Of, type Upload } from '../../uploads/keep.ts';
import { looksOf, pictureFor } from './pictures.ts';

const pictures = new Map<string, Promise<Picture>>();

async function written(kind: UploadKind, name: string): Promise<Picture> {
  const picture = await pictureOf(pictureFor(kind, name));
  if (!picture) throw new Error(`The drawing for ${name} is no picture`);
  return picture;
}

/** Returns the picture of a kind and name, rewritten as every upload is. */
function pictureNamed(kind: UploadKind, name: string): Promise<Picture> {
  const looks = looksOf(kind, name);
  const picture = pictures.get(looks) ?? written(kind, name);
  pictures.set(looks, picture);
  return picture;
}

/** Returns the bank slip of a name, as an event holds it. */
export const bankSlip = async (name: string): Promise<{ voucher: string; sha256: string }> => ({
  voucher: name,
  sha256: sha256Of((await pictureNamed('voucher', name)).content),
});

/** Uploads the files that batches name, each by its proposer, as the console does before it proposes. */
export async function uploadNamed(pool: pg.Pool, batches: readonly Batch[]): Promise<void> {
  const wanted = batches.flatMap(({ commands, actor: { id: by, branch }, at }) =>
    commands.flatMap(({ machine, event: { type, ...data } }) =>
      uploadsIn(aggregateTypes[machine]?.events[type], data).map((named) => ({
        id: named.id,
        kind: named.kind as UploadKind,
        by,
        branch,
        at,
      })),
    ),
  );
  if (wanted.length === 0) return;
  const uploads = await Promise.all(
    wanted.map(async (one): Promise<Upload> => ({ ...one, picture: await pictureNamed(one.kind, one.id) })),
  );
  await keepUploads(pool, uploads);
}

/** Wraps a proposer so that the files of its commands are uploaded first. */
export const uploading = (pool: pg.Pool, proposer: Proposer): Proposer => ({
  ...proposer,
  propose: async (batch) => {
    await uploadNamed(pool, [batch]);
    return proposer.propose(batch);
  },
  proposeTogether: async (batches) => {
    await uploadNamed(pool, batches);
    return proposer.proposeTogether(batches);
  },
});
