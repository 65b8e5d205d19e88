import { ChoiceLook, TextLook } from './FieldLook.tsx';
import type { PageJumpProps } from './PageJump.tsx';
import type { PageSizesProps } from './PageSizes.tsx';
import { standIn } from './standIn.tsx';
import { useWords } from './words.tsx';

function SizesLook({ pageSize }: PageSizesProps) {
  const words = useWords();
  return <ChoiceLook labelHidden isChosen label={words.perPage} value={words.perPageChoice(pageSize)} />;
}

function JumpLook({ page }: PageJumpProps) {
  const words = useWords();
  return <TextLook labelHidden label={words.goToPage} value={String(page)} />;
}

export const PageSizes = standIn<PageSizesProps>(() => import('./PageSizes.tsx'), SizesLook);
export const PageJump = standIn<PageJumpProps>(() => import('./PageJump.tsx'), JumpLook);
