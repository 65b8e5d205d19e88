import { useState } from 'react';
import { AVATAR_MOST_BYTES } from '#machines/fields/limits.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { saveAvatar } from '#services/userCenter.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { FileField } from '#views/ui/FileField.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import { pictureOf, WHOLE, type Crop } from './crop.ts';
import { CropFrame } from './CropFrame.tsx';

const TAKEN = ['image/png', 'image/jpeg'];
const BYTES_IN_MEGABYTE = 1024 * 1024;

interface Chosen {
  readonly file: File;
  readonly picture: ImageBitmap;
}

/** Dialog that chooses a picture and the square of it to use. */
export function AvatarDialog({
  isOpen,
  onClose,
  onSaved,
}: {
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
}) {
  const words = useWords();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const most = AVATAR_MOST_BYTES / BYTES_IN_MEGABYTE;

  const close = () => {
    setChosen(null);
    setError(undefined);
    onClose();
  };
  const choose = async (file: File | undefined): Promise<void> => {
    setChosen(null);
    setError(undefined);
    if (!file) return;
    if (file.size > AVATAR_MOST_BYTES) return setError(words.text('account.center.tooLarge', { most }));
    const picture = TAKEN.includes(file.type) ? await createImageBitmap(file).catch(() => null) : null;
    if (!picture) return setError(words.text('account.center.notAPicture'));
    setCrop(WHOLE);
    setChosen({ file, picture });
  };
  const save = async (): Promise<void> => {
    if (!chosen) return;
    setSaving(true);
    try {
      const picture = await pictureOf(chosen.picture, crop);
      if (!picture) return setError(words.text('ui.upload.canvasChanged'));
      await saveAvatar(picture);
      setChosen(null);
      onSaved();
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (!failure) throw thrown;
      setError(wordFailure(failure, words));
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      size="small"
      title={words.text('account.center.picture')}
      footer={
        <>
          <Button onPress={close}>{words.text('account.center.cancel')}</Button>
          <Button
            tone="primary"
            isPending={isSaving}
            reason={chosen ? undefined : words.text('account.center.chooseFirst')}
            onPress={() => void save()}
          >
            {words.text('account.center.savePicture')}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <FileField
          label={words.text('account.center.file')}
          description={words.text('account.center.fileHint', { most })}
          error={error}
          accept={TAKEN}
          files={chosen ? [chosen.file] : []}
          onChange={([file]) => void choose(file)}
        />
        {chosen && <CropFrame picture={chosen.picture} crop={crop} onChange={setCrop} />}
      </Stack>
    </Dialog>
  );
}
