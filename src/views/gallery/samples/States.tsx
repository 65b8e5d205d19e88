import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const tones = ['info', 'positive', 'warning', 'critical'] as const;

export const States = () => (
  <Stack gap="xl">
    <Grid min={280}>
      <EmptyState
        icon="box"
        title="No orders"
        text="Take away a filter, or make the first one."
        action={<Button icon="plus">New order</Button>}
      />
      <ErrorState
        title="The server did not answer"
        text="Nothing was lost."
        code="timeout · 504"
        onRetry={() => undefined}
      />
      <Skeleton lines={4} />
      <Stack>
        <ProgressBar label="Import" value={37} valueText="3,700 of 10,000" />
        <ProgressBar label="Export" />
      </Stack>
    </Grid>
    <Grid min={280}>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={`A ${tone} notice`}>
          The branch is counting its stock until 14:00.
        </Notice>
      ))}
    </Grid>
  </Stack>
);
