import type { Page } from '@playwright/test';
import type { UploadKind } from '#machines/fields/uploads.ts';
import { drawn } from '#server/pictures/draw.ts';

/** A file as Playwright chooses it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A small PNG of one shade. */
export const picture = (name: string, shade = 120): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer: drawn(64, 48, (x) => [shade, x * 3, 90]),
});

/** Uploads a picture as the signed-in person, beside the screens; returns its id and its hash. */
const uploadOf = (page: Page, kind: UploadKind): Promise<{ id: string; sha256: string }> =>
  page.evaluate(
    async ([address, bytes]) => {
      const token = document.cookie.split('; ').find((pair) => pair.startsWith('token='));
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'file');
      const headers = { Authorization: decodeURIComponent(token?.slice('token='.length) ?? '') };
      const answer = await fetch(address, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [`/api/uploads/${kind}`, [...picture('upload.png').buffer]] as const,
  );

/** Uploads a picture as the signed-in person, beside the screens; returns its id. */
export const uploadPicture = async (page: Page, kind: UploadKind): Promise<string> => (await uploadOf(page, kind)).id;

/** Uploads a bank slip as the signed-in person; returns it as an event names it. */
export async function uploadBankSlip(page: Page): Promise<{ voucher: string; sha256: string }> {
  const { id: voucher, sha256 } = await uploadOf(page, 'voucher');
  return { voucher, sha256 };
}
