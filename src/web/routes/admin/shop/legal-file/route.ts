import { renderLegalReport } from '#documents/legal/render-legal-report.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { operatorOf } from '#web/frame/context.ts';
import { readDuties } from '#web/admin/legal/read-duties.ts';
import { legalDutyWords } from '#web/admin/legal/words.ts';
import type { Route } from './+types/route.ts';

/** How it stands with every duty at this moment, as a dated file for whoever asks. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = operatorOf(context);
  const { locale, services } = shop;
  const { brand, operator, isLocal } = services.shop;
  const m = legalDutyWords[locale];
  const read = await readDuties(shop);
  const content = await renderLegalReport({
    ...read,
    locale,
    m,
    brand,
    operator: operator.name,
    isLocal,
  });
  return new Response(Buffer.from(content), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(content.length),
      'Content-Disposition': `attachment; filename="${m.fileName}-${dayInPrague(read.at)}.pdf"`,
    },
  });
}
