import { useEffect, useState } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { Form } from '../../ui/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { Grid, Inline } from '../../ui/layout.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

const cities = ['Yangon', 'Mandalay', 'Naypyidaw', 'Muse', 'Kunming', 'Ruili'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

const transitions = [
  { id: 'door', label: 'To the door' },
  { id: 'station', label: 'Station' },
  { id: 'airport', label: 'Airport', reason: 'Not from this branch' },
];

/** As long as a server takes. Milliseconds. */
const ANSWER_MS = 400;

function Searched() {
  const [sought, setSought] = useState('');
  const [answered, setAnswered] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(sought), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [sought]);
  return (
    <ComboBox
      label="Station, searched elsewhere"
      filtered
      choices={cities.filter(({ label }) => label.toLowerCase().includes(answered.toLowerCase()))}
      inputValue={sought}
      onInputChange={setSought}
      loading={answered !== sought}
    />
  );
}

export function Fields() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <Form
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get('receiver');
        setErrors(name === '' ? { receiver: 'Write the name of the receiver' } : {});
      }}
    >
      <Grid gap="l" min={230}>
        <TextField name="receiver" label="Receiver" isRequired description="As on the card of identity" />
        <TextField
          label="Phone"
          icon="phone"
          placeholder="09 …"
          defaultValue="123"
          error="A phone number has 7 to 11 digits"
        />
        <NumberField label="Insured amount" unit="MMK" stepper={false} defaultValue={250000} />
        <NumberField label="Pieces" defaultValue={3} minValue={1} />
        <Select label="Delivery" choices={transitions} placeholder="Choose" />
        <Select label="Branches" selectionMode="multiple" choices={cities} placeholder="All" />
        <ComboBox label="City" choices={cities} placeholder="Type to find" isRequired />
        <Searched />
        <SearchField label="Waybill" placeholder="Waybill, phone or name" />
        <TextField label="Read only" isReadOnly defaultValue="SW2611210001" />
        <TextArea label="Remark" rows={2} description="Seen by the courier" />
        <RadioGroup label="Paid by" choices={transitions} defaultValue="door" />
        <CheckboxGroup label="Extras" choices={cities.slice(0, 3)} defaultValue={['yangon']} />
      </Grid>
      <Inline gap="xl">
        <Checkbox defaultSelected>Insured</Checkbox>
        <Checkbox isIndeterminate>Some</Checkbox>
        <Switch defaultSelected>Show tabs</Switch>
        <Switch>Fixed header</Switch>
        <Button type="submit" tone="primary">
          Save
        </Button>
      </Inline>
    </Form>
  );
}
