import { ChoicePlaceholder, TextPlaceholder } from './FieldPlaceholder.tsx';
import type { PageJumpProps } from './PageJump.tsx';
import type { PageSizesProps } from './PageSizes.tsx';
import { standIn } from './standIn.tsx';
import { useWords } from './words.tsx';

function SizesPlaceholder({ pageSize }: PageSizesProps) {
  const words = useWords();
  return <ChoicePlaceholder labelHidden isChosen label={words.perPage} value={words.perPageChoice(pageSize)} />;
}

function JumpPlaceholder({ page }: PageJumpProps) {
  const words = useWords();
  return <TextPlaceholder labelHidden label={words.goToPage} value={String(page)} />;
}

export const PageSizes = standIn<PageSizesProps>(() => import('./PageSizes.tsx'), SizesPlaceholder);
export const PageJump = standIn<PageJumpProps>(() => import('./PageJump.tsx'), JumpPlaceholder);
