import { dutyLaws } from '#content/legal/duty-laws.ts';
import { formatMoment } from '#content/moments.ts';
import { describeCheckedDuty, describeConfirmedDuty } from '#documents/legal/describe-duty.ts';
import { adminHref } from '#domain/addresses.ts';
import type {
  CheckedDuty,
  Confirmation,
  ConfirmedDuty,
  DutyOutcome,
  Finding,
} from '#domain/legal/duty.ts';
import type { Locale } from '#domain/locale.ts';
import type { LegalDutyMessages } from '#messages/cs/admin/legal.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmForm, type EvidenceInput } from './confirm-form.tsx';
import { DutyRow } from './duty-row.tsx';

interface LegalPageProps {
  locale: Locale;
  m: LegalDutyMessages;
  at: Date;
  isLocal: boolean;
  isSaved: boolean;
  checked: readonly Finding<CheckedDuty>[];
  confirmed: readonly Finding<ConfirmedDuty>[];
  confirmations: readonly Confirmation[];
  /** What was posted and could not be stored. */
  input: EvidenceInput | undefined;
}

/** Every duty with its state and what bears it out, for the owner and whoever inspects the shop (rules 86). */
export function LegalDutiesPage(props: LegalPageProps) {
  const { locale, m, at, isLocal, isSaved, checked, confirmed, confirmations, input } = props;
  const count = (wanted: DutyOutcome) =>
    [...checked, ...confirmed].filter(({ outcome }) => outcome === wanted).length;
  const open = count('broken');
  const unseen = count('notSeen');
  return (
    <div className="admin-page legal">
      <header className="legal__head">
        <div>
          <h1>{m.title}</h1>
          <p className="small">{m.lead}</p>
          <p className="small faint">{m.at(formatMoment(locale, at))}</p>
        </div>
        <ButtonLink href={adminHref('operatorLegalFile')}>{m.file}</ButtonLink>
      </header>
      {isSaved && !input && (
        <Notice tone="success" live>
          {m.saved}
        </Notice>
      )}
      <Notice
        tone={open > 0 ? 'error' : unseen > 0 ? 'info' : 'success'}
        title={open > 0 ? m.broken(open) : unseen > 0 ? m.restMet : m.allMet}
      >
        {unseen > 0 && <p>{m.unseen(unseen)}</p>}
        {isLocal && <p>{m.local}</p>}
      </Notice>
      <section aria-labelledby="legal-checked">
        <h2 id="legal-checked">{m.checkedTitle}</h2>
        <p className="small">{m.checkedLead}</p>
        <ul className="duties">
          {checked.map((finding) => {
            const { duty, outcome } = finding;
            const { title } = m.checked[duty];
            const stated = describeCheckedDuty(locale, m, finding);
            return (
              <DutyRow
                key={duty}
                {...{ m, title, duty, outcome, law: dutyLaws[duty][locale], ...stated }}
              />
            );
          })}
        </ul>
      </section>
      <ConfirmedPart {...{ locale, m, confirmed, confirmations, input }} />
      <p className="small faint">{m.more}</p>
    </div>
  );
}

type ConfirmedPartProps = Pick<
  LegalPageProps,
  'locale' | 'm' | 'confirmed' | 'confirmations' | 'input'
>;

/** What only people can show. */
function ConfirmedPart({ locale, m, confirmed, confirmations, input }: ConfirmedPartProps) {
  return (
    <section aria-labelledby="legal-confirmed">
      <h2 id="legal-confirmed">{m.confirmedTitle}</h2>
      <p className="small">{m.confirmedLead}</p>
      <ul className="duties">
        {confirmed.map((finding) => {
          const { duty, outcome } = finding;
          const { title, why } = m.confirmed[duty];
          const confirmation = confirmations.find((one) => one.duty === duty);
          const stated = describeConfirmedDuty(locale, m, finding, confirmation);
          const law = dutyLaws[duty][locale];
          return (
            <DutyRow key={duty} {...{ m, title, duty, outcome, law, why, ...stated }}>
              <ConfirmForm {...{ m, duty, confirmation, input }} />
            </DutyRow>
          );
        })}
      </ul>
    </section>
  );
}
