import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { type Confirmation, type ConfirmedDuty, EVIDENCE_CHARACTERS } from '#domain/legal/duty.ts';
import type { LegalDutyMessages } from '#messages/cs/admin/legal.ts';
import { FormName } from '#web/forms/form-name.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';

/** What was typed of one duty and could not be stored. */
export interface EvidenceInput {
  duty: string;
  evidence: string;
  problem: keyof LegalDutyMessages['problems'];
}

interface ConfirmFormProps {
  m: LegalDutyMessages;
  duty: ConfirmedDuty;
  confirmation: Confirmation | undefined;
  input: EvidenceInput | undefined;
}

/** Where an owner says what bears a duty out, opened by a press unless something is wrong with it. */
export function ConfirmForm({ m, duty, confirmation, input }: ConfirmFormProps) {
  const own = input?.duty === duty ? input : undefined;
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
              <Button
                type="submit"
                variant="quiet"
                name={ACTION_FIELD}
                value="revoke"
                formNoValidate
              >
                {m.revoke}
              </Button>
            )}
          </div>
        </form>
      </FormName>
    </details>
  );
}
