import { useSyncExternalStore } from 'react';
import { loudness, onLoudness, play, setLoudness } from '#services/sounds.ts';
import { IconButton } from '#views/ui/IconButton.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from '../Scan.css.ts';

/** Volume of this browser's scan sounds; each change plays one at once. */
export function Loudness() {
  const words = useWords();
  const { volume, isMuted } = useSyncExternalStore(onLoudness, loudness);
  const change = (changes: Parameters<typeof setLoudness>[0]): void => {
    setLoudness(changes);
    play('ok');
  };
  return (
    <span className={css.loudness}>
      <IconButton
        icon={isMuted ? 'soundOff' : 'sound'}
        size="small"
        label={words.text(isMuted ? 'ui.scan.unmute' : 'ui.scan.mute')}
        onPress={() => change({ isMuted: !isMuted })}
      />
      <input
        type="range"
        className={css.volume}
        aria-label={words.text('ui.scan.volume')}
        min={0}
        max={100}
        step={10}
        value={Math.round(volume * 100)}
        disabled={isMuted}
        onChange={({ target }) => change({ volume: Number(target.value) / 100 })}
      />
    </span>
  );
}
