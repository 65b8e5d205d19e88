import address from './codes.worker.ts?worker&url';
import { trustedAddress } from '../trusted.ts';
import type { Picture } from './picture.ts';

/** A reader of the codes that a camera sees. */
export interface CodeReader {
  readonly read: (video: HTMLVideoElement) => Promise<readonly string[]>;
  readonly close: () => void;
}

/** Pixels of a picture's longer side: enough for a code at arm's length, and quick on a phone. */
const MOST_PIXELS = 960;

const pictureOf = (video: HTMLVideoElement, canvas: HTMLCanvasElement): Picture | null => {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, MOST_PIXELS / Math.max(videoWidth, videoHeight, 1));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || width === 0 || height === 0) return null;
  Object.assign(canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  return { pixels: context.getImageData(0, 0, width, height).data, width, height };
};

/** Makes a reader for browsers without one of their own; it reads in a worker, one picture at a time. */
export function createCodeReader(): CodeReader {
  const worker = new Worker(trustedAddress(address), { type: 'module', name: 'codes' });
  const canvas = document.createElement('canvas');
  return {
    read: (video) =>
      new Promise((resolve, reject) => {
        const picture = pictureOf(video, canvas);
        if (!picture) return resolve([]);
        worker.addEventListener(
          'message',
          ({ data }: MessageEvent<string | null>) => resolve(data === null ? [] : [data]),
          { once: true },
        );
        worker.addEventListener('error', () => reject(new Error('The worker that reads codes has failed')), {
          once: true,
        });
        worker.postMessage(picture, [picture.pixels.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
