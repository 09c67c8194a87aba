import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** What every field has, whatever it is filled in with. */
export interface FieldFrame {
  name: string;
  label: ReactNode;
  /** The element's id; `field-<name>` unless told, and the error summary links to it. */
  id?: string;
  hint?: ReactNode;
  /** What is wrong and what to do about it. */
  error?: ReactNode;
  /** A word at the label's end, such as "optional". */
  mark?: ReactNode;
}

/** The id by which a field is found when nothing else is said. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

interface Described {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The attributes by which a control is tied to its hint and its error. */
function describedControl(
  { name, id = fieldId(name), hint, error }: Pick<FieldFrame, 'name' | 'id' | 'hint' | 'error'>,
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

export interface FieldProps extends FieldFrame {
  className?: string;
  /** The control itself, with the attributes of `describedControl`. */
  children: ReactNode;
}

/** Label, hint, control and error, in this order. */
function Field(props: FieldProps) {
  const { name, label, id = fieldId(name), hint, error, mark, className, children } = props;
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
function apart<Props extends FieldFrame & { className?: string; 'aria-describedby'?: string }>(
  props: Props,
) {
  const {
    name,
    label,
    id,
    hint,
    error,
    mark,
    className,
    'aria-describedby': about,
    ...rest
  } = props;
  const described = describedControl({ name, id, hint, error }, about);
  return {
    frame: { name, label, id: described.id, hint, error, mark, className },
    described,
    rest,
  };
}

export function TextField(props: Control<'input'>) {
  const { frame, described, rest } = apart(props);
  return (
    <Field {...frame}>
      <input type="text" {...rest} {...described} className="control" />
    </Field>
  );
}

export function TextAreaField(props: Control<'textarea'>) {
  const { frame, described, rest } = apart(props);
  return (
    <Field {...frame}>
      <textarea rows={5} {...rest} {...described} className="control" />
    </Field>
  );
}

/** The choices are its children: `<option>`s. */
export function SelectField(props: Control<'select'>) {
  const { frame, described, rest } = apart(props);
  return (
    <Field {...frame}>
      <span className="select">
        <select {...rest} {...described} className="control" />
        <Icon name="chevron" />
      </span>
    </Field>
  );
}

/** A box to tick with a whole sentence for a label; it is never ticked beforehand unless told. */
export function CheckboxField(props: Control<'input'>) {
  const { frame, described, rest } = apart(props);
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
