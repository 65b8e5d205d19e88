import type { Order } from '#machines/order/context.ts';
import type { order } from '#machines/order/index.ts';
import type { Shown } from '#views/shapes/detail/options.ts';
import { Section } from '#views/ui/Card.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { useWords } from '#views/words.tsx';

/** Every printing of the order's labels: when, what, how many, by whom. */
export function Prints({ life }: Shown<typeof order>) {
  const words = useWords();
  const { prints } = life.context as Order;
  if (prints.length === 0) return null;
  return (
    <Section title={words.text('ui.order.prints')}>
      <DescriptionList
        columns={1}
        items={prints.map(({ at, kind, count, by }, index) => ({
          id: String(index),
          term: words.instant(at),
          detail: `${words.text<string>(`value.kind.${kind}`)} × ${count} · ${by}`,
        }))}
      />
    </Section>
  );
}
