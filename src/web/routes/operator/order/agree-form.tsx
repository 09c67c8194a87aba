import { MAX_NOTE_LENGTH } from '#domain/order/order-event.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { typedIn } from '#web/operator/typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskForm } from './desk-form.tsx';
import type { DeskProps } from './desk-props.ts';

const FORM = 'agree';

interface AgreeFormProps extends Pick<DeskProps, 'order' | 'seen' | 'formId' | 'm'> {
  typed?: DeskProps['typed'];
  refused?: DeskProps['refused'];
}

/** That the customer of an order that ended short wants something else than money, in the customer's words. */
export function AgreeForm({ typed, refused, ...props }: AgreeFormProps) {
  const words = props.m.short;
  const isMine = typed?.form === FORM;
  const problem = isMine ? refused?.problem : undefined;
  return (
    <details className="desk-more" open={isMine}>
      <summary>{words.instead}</summary>
      <DeskForm {...props} name={FORM} action="agree" label={words.instead} className="fields">
        <TextAreaField
          name="text"
          label={words.words}
          hint={words.wordsHint}
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={typedIn(typed, FORM, 'text')}
          error={
            (problem === 'words-missing' || problem === 'note-too-long') &&
            props.m.problems[problem]
          }
        />
        <Button>{words.keep}</Button>
      </DeskForm>
    </details>
  );
}
