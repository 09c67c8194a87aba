import type { Locale } from '#domain/locale.ts';
import type { FigureSubject } from '#domain/figures/figure-query.ts';
import type { Period } from '#domain/figures/periods.ts';
import { figurePagesWords } from '#web/routes/admin/figures/figures/words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { figuresFileAddress } from './figure-links.ts';

interface FiguresFileLinkProps {
  locale: Locale;
  subject: FigureSubject;
  period: Period;
}

/** Leads to the file of some figures. */
export function FiguresFileLink({ locale, subject, period }: FiguresFileLinkProps) {
  return (
    <ButtonLink href={figuresFileAddress(subject, period)}>
      {figurePagesWords[locale].file}
    </ButtonLink>
  );
}

/** The same, with what the file holds. */
export function FiguresFile(props: FiguresFileLinkProps) {
  return (
    <>
      <p className="cluster">
        <FiguresFileLink {...props} />
      </p>
      <p className="small faint">{figurePagesWords[props.locale].fileNote}</p>
    </>
  );
}
