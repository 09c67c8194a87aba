import type { ReactNode } from 'react';
import { TextField } from '#web/forms/field.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { signInWords } from './sign-in-words.ts';

interface NewPasswordFieldProps {
  name?: string;
  label?: string;
  error?: ReactNode;
}

/** The field for a password that somebody chooses, with its rule. */
export function NewPasswordField({ name = 'password', label, error }: NewPasswordFieldProps) {
  const { locale } = usePageFacts();
  const m = signInWords[locale];
  return (
    <TextField
      name={name}
      type="password"
      label={label ?? m.fields.password}
      hint={m.link.passwordHint}
      error={error}
      autoComplete="new-password"
      required
    />
  );
}
