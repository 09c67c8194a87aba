import { type Confirmation, type ConfirmedDuty, EVIDENCE_CHARACTERS } from '#domain/legal/duty.ts';
import type { LegalMessages } from '#messages/cs/operator/legal.ts';
import { FormName } from '#web/forms/form-name.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';

/** What was typed of one duty and could not be stored. */
export interface TypedEvidence {
  duty: string;
  evidence: string;
  problem: keyof LegalMessages['problems'];
}

interface ConfirmFormProps {
  m: LegalMessages;
  duty: ConfirmedDuty;
  confirmation: Confirmation | undefined;
  typed: TypedEvidence | undefined;
}

/** Where an owner says what bears a duty out, opened by a press unless something is wrong with it. */
export function ConfirmForm({ m, duty, confirmation, typed }: ConfirmFormProps) {
  const own = typed?.duty === duty ? typed : undefined;
  return (
    <details className="duty__form" open={own !== undefined}>
      <summary>{confirmation ? m.again : m.confirm}</summary>
      <FormName value={`confirm-${duty}`}>
        <form method="post" noValidate>
          <input type="hidden" name="duty" value={duty} />
          <TextAreaField
            name="evidence"
            label={m.evidence}
            hint={m.confirmed[duty].hint}
            error={own && m.problems[own.problem]}
            defaultValue={own?.evidence ?? confirmation?.evidence}
            maxLength={EVIDENCE_CHARACTERS.most}
            required
          />
          <div className="cluster">
            <Button type="submit">{confirmation ? m.again : m.confirm}</Button>
            {confirmation && (
              <Button type="submit" variant="quiet" name="intent" value="revoke" formNoValidate>
                {m.revoke}
              </Button>
            )}
          </div>
        </form>
      </FormName>
    </details>
  );
}
