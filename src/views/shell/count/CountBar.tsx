import { countAddress } from '#views/records/inventoryTask/addresses.ts';
import { useMay } from '#views/session/useHolds.ts';
import { Link } from '#views/ui/Link.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './CountBar.css.ts';
import { useBranchCount } from './useBranchCount.ts';

/** Bar over every screen while the own branch is counted: nothing moves there, and who runs which count. */
export default function CountBar() {
  const words = useWords();
  const may = useMay();
  const count = useBranchCount();
  if (count === null) return null;
  const { task, name, nameZh, startedByName, startedAt } = count;
  const branch = words.language === 'zh' ? (nameZh ?? name) : name;
  return (
    <div className={css.bar}>
      <Notice
        tone="warning"
        title={words.text('shell.count.title', { branch })}
        actions={may('inventoryTask.read') && <Link href={countAddress(task)}>{words.text('shell.count.open')}</Link>}
      >
        {words.text('shell.count.text', { name: startedByName, time: words.instant(startedAt) })}
      </Notice>
    </div>
  );
}
