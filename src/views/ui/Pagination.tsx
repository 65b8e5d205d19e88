import { Button } from 'react-aria-components';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { pagerNumbers } from './pagerNumbers.ts';
import type { PagerStep } from './pagerNumbers.ts';
import * as css from './Pagination.css.ts';
import { PageSizes, PageJump } from './PaginationParts.tsx';
import { useMedia } from './theme/useMedia.ts';
import { useWords } from './words.tsx';

/** Rows on a page before anyone chooses (§2). */
export const usualPageSize = 20;

/** Total, sizes, previous, pager, next, jumper (§2). Pages count from 1. */
export interface PaginationProps {
  page: number;
  pageSize: number;
  total: number;
  /** False where there are more than `total`; the pager then ends where counting did. */
  totalIsExact?: boolean;
  /** Name of the rows, where a screen has several paginations. */
  of?: string;
  onChange: (next: { page: number; pageSize: number }) => void;
}

export function Pagination({ page, pageSize, total, totalIsExact = true, of, onChange }: PaginationProps) {
  const words = useWords();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = useMedia('(max-width: 991px)') ? 5 : 7;
  const go = (next: number): void => {
    const held = Math.max(1, Math.min(pages, next));
    if (held !== page) onChange({ page: held, pageSize });
  };
  return (
    <nav className={css.bar} aria-label={of === undefined ? words.pagination : words.paginationOf(of)}>
      <span className={css.total}>{totalIsExact ? words.total(total) : words.totalMore(total)}</span>
      <span className={css.sizes}>
        <PageSizes pageSize={pageSize} onChange={(next) => onChange({ page: 1, pageSize: next })} />
      </span>
      <span className={css.pager}>
        <Step label={words.previousPage} disabled={page <= 1} onPress={() => go(page - 1)}>
          <Icon name="chevronLeft" />
        </Step>
        {pagerNumbers(page, pages, shown).map((step) => (
          <PagerStepButton key={`${step.kind}${step.page}`} step={step} current={page} go={go} />
        ))}
        <Step label={words.nextPage} disabled={page >= pages} onPress={() => go(page + 1)}>
          <Icon name="chevronRight" />
        </Step>
      </span>
      <Jumper page={page} pages={pages} go={go} />
    </nav>
  );
}

function Jumper({ page, pages, go }: { page: number; pages: number; go: (page: number) => void }) {
  const words = useWords();
  return (
    <span className={css.jump}>
      <span aria-hidden="true">{words.goToPage}</span>
      <span className={css.jumpField}>
        <PageJump page={page} pages={pages} go={go} />
      </span>
    </span>
  );
}

function PagerStepButton({ step, current, go }: { step: PagerStep; current: number; go: (page: number) => void }) {
  const words = useWords();
  if (step.kind === 'page')
    return (
      <Step label={words.page(step.page)} current={step.page === current} onPress={() => go(step.page)}>
        {step.page}
      </Step>
    );
  return (
    <Step label={step.direction === 'back' ? words.earlierPages : words.laterPages} onPress={() => go(step.page)}>
      <Icon name="dots" />
    </Step>
  );
}

interface StepProps {
  label: string;
  current?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Step({ label, current = false, disabled = false, onPress, children }: StepProps) {
  const marked = current ? { 'aria-current': 'page' as const } : {};
  return (
    <Button className={css.step} aria-label={label} isDisabled={disabled} onPress={onPress} {...marked}>
      {children}
    </Button>
  );
}
