import { complaintWishes } from '#domain/order/care.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useWords } from '#web/words.ts';
import { ComplaintForm } from './complaint-form.tsx';
import type { TriedCare } from './order-care.ts';

interface ComplaintAwayProps {
  token: string;
  supportMail: string;
  tried: TriedCare['complaint'];
}

/** A complaint that could not be stored while the database is away, as it was typed. */
export function ComplaintAway({ token, supportMail, tried }: ComplaintAwayProps) {
  const m = useWords().care.complaint;
  const line = tried?.typed.line ?? '';
  const position = Number(line);
  const isChosen = line !== '' && Number.isSafeInteger(position);
  const chosen = isChosen ? [{ position, name: m.nth(position + 1) }] : [];
  return (
    <div className="column order-page">
      <h1>{m.heading}</h1>
      <Notice tone="error" title={m.away.title} live>
        {m.away.text} <a href={`mailto:${supportMail}`}>{supportMail}</a>
      </Notice>
      <ComplaintForm
        token={token}
        formId={undefined}
        lines={chosen}
        wishes={tried && tried.offered.length > 0 ? tried.offered : complaintWishes}
        supportMail={supportMail}
        tried={tried}
      />
    </div>
  );
}
