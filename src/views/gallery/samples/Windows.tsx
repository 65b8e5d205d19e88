import { Button } from '../../ui/Button.tsx';
import ConfirmDialog from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Inline, Stack } from '../../ui/layout.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';

const kinds = ['info', 'positive', 'warning', 'critical'] as const;

export function Windows() {
  return (
    <Inline>
      <Dialog
        title="Assign a courier"
        trigger={<Button>Dialog</Button>}
        footer={(close) => (
          <>
            <Button onPress={close}>Cancel</Button>
            <Button tone="primary" onPress={close}>
              Assign
            </Button>
          </>
        )}
      >
        <Stack>
          <TextField label="Courier" autoFocus isRequired />
          <TextField label="Remark" />
        </Stack>
      </Dialog>
      <ConfirmDialog
        title="Discard SW2611210001?"
        consequence="The parcel leaves the books for good. This cannot be undone."
        confirmLabel="Discard"
        tone="danger"
        remark={{ label: 'Why', required: true }}
        onConfirm={() => void toast({ tone: 'positive', title: 'Discarded' })}
        trigger={<Button tone="danger">Confirm</Button>}
      />
      <Drawer title="Settings" trigger={<Button>Drawer</Button>}>
        <Stack>
          <Switch defaultSelected>Show tabs</Switch>
          <Switch>Fixed header</Switch>
        </Stack>
      </Drawer>
      <Popover label="About" trigger={<Button>Popover</Button>}>
        Short words in a small window.
      </Popover>
      <IconButton icon="info" label="Words on hover and focus" />
      {kinds.map((tone) => (
        <Button
          key={tone}
          onPress={() => toast({ tone, title: `${tone} message`, text: 'SW2611210001 was collected in Yangon' })}
        >
          {`Toast ${tone}`}
        </Button>
      ))}
    </Inline>
  );
}
