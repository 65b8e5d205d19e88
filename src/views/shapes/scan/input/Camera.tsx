import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Notice } from '#views/ui/Notice.tsx';
import type { CodeReader } from '#services/codeReading/reader.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from '../Scan.css.ts';

/** The used part of the browser's own code reader. */
interface OwnReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type OwnReaderClass = new (options: { readonly formats: readonly string[] }) => OwnReader;

const ownReaderClass = (): OwnReaderClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: OwnReaderClass }).BarcodeDetector;

/** Waybills and bags are printed in these. */
const FORMATS = ['code_128', 'qr_code'];
const LOOK_EVERY_MS = 150;
/** The same code is a new scan only after it was out of sight for so long. */
const SAME_CODE_MS = 2_000;

type Trouble = 'noTls' | 'noReader' | 'noCamera' | 'notAllowed';

const lacking = (): Trouble | null => (isSecureContext ? null : 'noTls');

/** Returns the browser's own reader, which is the quicker one, else ours. */
async function readerOfCodes(): Promise<CodeReader> {
  const Own = ownReaderClass();
  if (!Own) return (await import('#services/codeReading/reader.ts')).createCodeReader();
  const own = new Own({ formats: FORMATS });
  return { read: async (video) => (await own.detect(video)).map(({ rawValue }) => rawValue), close: () => undefined };
}

const troubleOf = (error: unknown): Trouble =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'notAllowed' : 'noCamera';

/** Reads codes with the camera; says what is missing where it cannot. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const words = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(lacking);
  const onFound = useEffectEvent(onCode);

  useEffect(() => {
    const screen = video.current;
    if (!isSecureContext || !screen) return undefined;
    const seenAt = new Map<string, number>();
    let reader: CodeReader | null = null;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    const look = async (): Promise<void> => {
      try {
        const isReady = screen.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
        const codes = isReady && reader ? await reader.read(screen) : [];
        for (const code of isOver ? [] : codes) {
          const now = performance.now();
          const isNew = now - (seenAt.get(code) ?? -Infinity) > SAME_CODE_MS;
          seenAt.set(code, now);
          if (isNew) onFound(code);
        }
      } catch {
        // A picture that could not be read: the next one may be.
      }
      if (!isOver) timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    const begin = async (): Promise<void> => {
      try {
        reader = await readerOfCodes();
      } catch {
        // Without a line ours may not have come.
        return setTrouble('noReader');
      }
      if (isOver) return reader.close();
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (isOver) return stream.getTracks().forEach((track) => track.stop());
        screen.srcObject = stream;
        await screen.play();
        await look();
      } catch (error) {
        if (!isOver) setTrouble(troubleOf(error));
      }
    };
    void begin();
    return () => {
      isOver = true;
      clearTimeout(timer);
      reader?.close();
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);

  if (trouble !== null) return <Notice tone="warning">{words.text<string>(`ui.scan.camera.${trouble}`)}</Notice>;
  return <video ref={video} className={css.camera} muted playsInline aria-label={words.text('ui.scan.cameraView')} />;
}
