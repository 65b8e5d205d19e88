import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/words.tsx';
import * as css from './Scan.css.ts';

/** The used part of the browser's own code reader. */
interface CodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type CodeReaderClass = new (options: { readonly formats: readonly string[] }) => CodeReader;

const readerClass = (): CodeReaderClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: CodeReaderClass }).BarcodeDetector;

/** Waybills and bags are printed in these. */
const FORMATS = ['code_128', 'qr_code'];
const LOOK_EVERY_MS = 150;
/** The same code is a new scan only after it was out of sight for so long. */
const SAME_CODE_MS = 2_000;

type Trouble = 'noTls' | 'noReader' | 'noCamera' | 'notAllowed';

const lacking = (): Trouble | null => {
  if (!isSecureContext) return 'noTls';
  return readerClass() ? null : 'noReader';
};

const troubleOf = (error: unknown): Trouble =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'notAllowed' : 'noCamera';

/** Reads codes with the camera where the browser can; says so where it cannot. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const words = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(lacking);
  const onFound = useEffectEvent(onCode);

  useEffect(() => {
    const Reader = readerClass();
    const screen = video.current;
    if (!isSecureContext || !Reader || !screen) return undefined;
    const reader = new Reader({ formats: FORMATS });
    const seenAt = new Map<string, number>();
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    const look = async (): Promise<void> => {
      try {
        const codes = screen.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await reader.detect(screen) : [];
        for (const { rawValue } of isOver ? [] : codes) {
          const now = performance.now();
          const isNew = now - (seenAt.get(rawValue) ?? -Infinity) > SAME_CODE_MS;
          seenAt.set(rawValue, now);
          if (isNew) onFound(rawValue);
        }
      } catch {
        // A picture that could not be read: the next one may be.
      }
      if (!isOver) timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    const begin = async (): Promise<void> => {
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
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);

  if (trouble !== null) return <Notice tone="warning">{words.text<string>(`ui.scan.camera.${trouble}`)}</Notice>;
  return <video ref={video} className={css.camera} muted playsInline aria-label={words.text('ui.scan.cameraView')} />;
}
