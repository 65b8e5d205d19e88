import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { KeyboardHint } from '../../ui/KeyboardHint.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Inline, Stack } from '../../ui/layout.tsx';

const reason = 'The parcel is still in transit; scan its arrival first';
const tones = ['primary', 'neutral', 'danger', 'quiet'] as const;

export function Buttons() {
  return (
    <Stack>
      {tones.map((tone) => (
        <Inline key={tone}>
          <Button tone={tone} icon="plus">
            {tone}
          </Button>
          <Button tone={tone} size="small">
            small
          </Button>
          <Button tone={tone} reason={reason}>
            {`${tone} refused`}
          </Button>
          <Button tone={tone} isPending>
            pending
          </Button>
          <IconButton tone={tone} icon="refresh" label={`Refresh ${tone}`} />
          <IconButton tone={tone} icon="trash" label={`Remove ${tone}`} reason={reason} size="small" />
        </Inline>
      ))}
      <Inline gap="xl">
        <Link href="#here">A link</Link>
        <Link href="#here" tone="quiet">
          A quiet link
        </Link>
        <Link href="https://example.com" external>
          A link outside
        </Link>
        <span>
          Words with{' '}
          <Link href="#here" tone="inText">
            a link inside
          </Link>
          .
        </span>
        <KeyboardHint of="palette" />
        <Spinner label="Loading" />
        <Menu
          label="Row"
          trigger={<Button trailing={<Icon name="chevronDown" />}>Menu</Button>}
          groups={[
            {
              id: 'first',
              title: 'Parcel',
              acts: [
                { id: 'open', label: 'Open', icon: 'eye', keys: 'listOpen' },
                { id: 'print', label: 'Print the label', icon: 'print' },
                { id: 'sign', label: 'Sign', icon: 'check', reason },
              ],
            },
            { id: 'second', acts: [{ id: 'cancel', label: 'Cancel the order', icon: 'trash', tone: 'danger' }] },
          ]}
        />
      </Inline>
    </Stack>
  );
}
