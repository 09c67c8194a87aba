import { data } from 'react-router';
import { findEmail } from '#database/emails/emails.ts';
import { isUuid } from '#domain/uuid.ts';
import { previewAnyEmail } from '#flows/emails/preview-email.ts';
import { operatorOf } from '#web/frame/context.ts';
import { showEmail } from '#web/admin/emails/show-email.ts';
import type { Route } from './+types/route.ts';

/** An e-mail as a mail program gets it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services } = operatorOf(context);
  const row = isUuid(params.email) ? await findEmail(services.db, params.email) : undefined;
  const preview = row && (await previewAnyEmail(services, row));
  if (!preview) throw data(null, { status: 404 });
  return showEmail(preview.html);
}
