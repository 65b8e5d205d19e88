import { useState } from 'react';
import { notCreated } from '#machines/kit/notCreated.ts';
import { workOrder } from '#machines/workOrder/index.ts';
import { forms } from '#views/records/workOrder/forms.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { useLeaveQuestion, usePlace, useScreenSearch } from '#views/place/screen.tsx';
import { FormNotices } from '#views/shapes/form/FormNotices.tsx';
import { FormSections } from '#views/shapes/form/FormSections.tsx';
import { useCreation } from '#views/shapes/form/useCreation.ts';
import { useEventForm } from '#views/shapes/form/useEventForm.ts';
import { Button } from '#views/ui/Button.tsx';
import { Form } from '#views/ui/Form.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from '#views/shapes/form/FormPage.css.ts';
import { AskedQuestion } from './AskedQuestion.tsx';
import { QuestionChoice } from './QuestionChoice.tsx';

const TYPE = 'workOrder.opened';
const nobody = notCreated(workOrder, '');

/** New Work Order (§2): by itself, or from a customer's question (`id`) about an order (`waybill`). */
export default function NewWorkOrder() {
  const [search] = useScreenSearch();
  const asked = search.get('id');
  const waybill = search.get('waybill');
  return <NewWorkOrderForm key={`${asked} ${waybill}`} asked={asked} waybill={waybill} />;
}

function NewWorkOrderForm({ asked, waybill }: { asked: string | null; waybill: string | null }) {
  const words = useWords();
  const { go } = usePlace();
  const [initial] = useState(() => (waybill ? { orders: [waybill] } : {}));
  const [given] = useState(() => (asked ? { userQuestion: asked } : {}));
  const form = useEventForm({ aggregateType: workOrder, type: TYPE, aggregate: nobody, initial, given });
  const [isMade, setMade] = useState(false);
  const [isHandled, setHandled] = useState(false);
  const onMade = (id: string): void => {
    setMade(true);
    go(recordAddress('workOrder', id));
  };
  const creation = { aggregateType: workOrder, type: TYPE, aggregate: nobody, form, onMade };
  const { body, pending, failure, onSubmit } = useCreation(creation);
  useLeaveQuestion(form.isUntouched || isMade ? null : words.text('ui.workOrder.leave'));

  const { inputs } = form;
  const question = inputs.valueAt('question');
  return (
    <Form onSubmit={onSubmit}>
      <div className={css.page} ref={body}>
        <h1 className={css.title}>{words.text('screen.NewWorkOrder')}</h1>
        <div className={css.sections}>
          <FormNotices failure={failure} form={form} />
          <FormSections
            form={form}
            of={forms[TYPE]}
            own={{
              question: (
                <QuestionChoice
                  key="question"
                  value={typeof question === 'string' ? question : undefined}
                  error={inputs.errorAt('question')}
                  onChange={(next) => inputs.change('question', next)}
                />
              ),
            }}
          />
        </div>
        <aside className={css.side} aria-label={words.text('ui.workOrder.beside')}>
          {asked !== null && (
            <AskedQuestion
              id={asked}
              onRead={(read) => {
                setHandled(!read.isPending);
                if (question === undefined) inputs.change('question', read.question);
              }}
            />
          )}
          <div className={css.acts}>
            <Button
              type="submit"
              tone="primary"
              isPending={pending}
              reason={isHandled && !isMade ? words.text('ui.workOrder.handled', { id: asked ?? '' }) : undefined}
            >
              {words.text(`event.${TYPE}`)}
            </Button>
          </div>
        </aside>
      </div>
    </Form>
  );
}
