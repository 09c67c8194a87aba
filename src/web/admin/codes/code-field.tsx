import type { ReactNode } from 'react';
import { TextField } from '#web/forms/field.tsx';

interface CodeFieldProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Whether a recovery code, which has letters, is taken too. */
  takesRecovery?: boolean;
}

/** The field for the code of an authenticator, which browsers and password managers fill in. */
export function CodeField({ label, hint, error, takesRecovery }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={label}
      hint={hint}
      error={error}
      className="code-field"
      autoComplete="one-time-code"
      inputMode={takesRecovery ? undefined : 'numeric'}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      required
    />
  );
}
