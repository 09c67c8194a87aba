import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useFieldId } from './form-name.ts';

/** What every field has, whatever it is filled in with. */
export interface FieldFrame {
  name: string;
  label: ReactNode;
  /** The name of the field in messages of the form; by default its own name. */
  field?: string;
  hint?: ReactNode;
  /** What is wrong and what to do about it. */
  error?: ReactNode;
  /** A word at the label's end, such as "optional". */
  mark?: ReactNode;
}

interface Described {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The attributes by which a control is tied to its hint and its error. */
function describedControl(
  id: string,
  { name, hint, error }: Pick<FieldFrame, 'name' | 'hint' | 'error'>,
  describedBy?: string,
): Described {
  const about = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean);
  return {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': about.join(' ') || undefined,
  };
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field__hint" id={`${id}-hint`}>
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field__error" id={`${id}-error`}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}

interface FieldProps extends Omit<FieldFrame, 'name' | 'field'> {
  id: string;
  className?: string | undefined;
  /** The control itself, with the attributes of `describedControl`. */
  children: ReactNode;
}

/** Label, hint, control and error, in this order. */
function Field(props: FieldProps) {
  const { label, id, hint, error, mark, className, children } = props;
  return (
    <div className={classNames('field', className)}>
      <label className="field__label" htmlFor={id}>
        <span>{label}</span>
        {mark && <span className="field__mark">{mark}</span>}
      </label>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

type Control<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  'name' | 'id' | 'aria-invalid'
> &
  FieldFrame;

/** What belongs to the field apart from what belongs to the control in it. */
function useApart<Props extends FieldFrame & { className?: string; 'aria-describedby'?: string }>(
  props: Props,
) {
  const {
    name,
    field = name,
    label,
    hint,
    error,
    mark,
    className,
    'aria-describedby': about,
    ...rest
  } = props;
  const id = useFieldId(field);
  const described = describedControl(id, { name, hint, error }, about);
  return {
    frame: { label, id, hint, error, mark, className },
    described,
    rest,
  };
}

export function TextField(props: Control<'input'>) {
  const { frame, described, rest } = useApart(props);
  return (
    <Field {...frame}>
      <input type="text" {...rest} {...described} className="control" />
    </Field>
  );
}

export function TextAreaField(props: Control<'textarea'>) {
  const { frame, described, rest } = useApart(props);
  return (
    <Field {...frame}>
      <textarea rows={5} {...rest} {...described} className="control" />
    </Field>
  );
}

/** The choices are its children: `<option>`s. */
export function SelectField(props: Control<'select'>) {
  const { frame, described, rest } = useApart(props);
  return (
    <Field {...frame}>
      <span className="select">
        <select {...rest} {...described} className="control" />
      </span>
    </Field>
  );
}

/** A box to tick with a whole sentence for a label; it is never ticked beforehand unless told. */
export function CheckboxField(props: Control<'input'>) {
  const { frame, described, rest } = useApart(props);
  const { id, label, mark, hint, error, className } = frame;
  return (
    <div className={classNames('checkbox', className)}>
      <input {...rest} {...described} type="checkbox" className="checkbox__box" />
      <label className="checkbox__label" htmlFor={id}>
        {label} {mark && <span className="field__mark">{mark}</span>}
      </label>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
