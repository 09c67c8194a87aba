import type { ReactNode } from 'react';
import { findOwner } from '#database/audit/audit-head.ts';
import type { EmailRow } from '#database/emails/emails.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type EmailSources, type Unwritten, defineEmail } from '#emails/define-email.ts';

interface NoticeSpec<About> {
  /** Reads what the owner is told of. */
  load: (sources: EmailSources, aboutId: string | null) => Promise<About | Unwritten>;
  draft: (
    about: About,
    locale: Locale,
    shop: Shop,
  ) => { subject: string; preview: string; heading: string; content: ReactNode };
}

interface Owned<About> {
  owner: { name: string; email: string; language: Locale };
  about: About;
}

/**
 * Defines an e-mail that tells every owner of something in the shop, each in the own language. Who is no owner any more
 * needs none.
 */
export function defineNotice<Kind extends string, About extends object>(
  kind: Kind,
  { load, draft }: NoticeSpec<About>,
) {
  return defineEmail(kind, {
    group: 'shop',
    load: async (
      sources: EmailSources,
      { operatorId, aboutId }: EmailRow,
    ): Promise<Owned<About> | Unwritten> => {
      const owner = operatorId === null ? undefined : await findOwner(sources.db, operatorId);
      if (!owner) return 'obsolete';
      const about = await load(sources, aboutId);
      return typeof about === 'string' ? about : { owner, about };
    },
    draft: ({ owner: { name, email, language }, about, shop }) => ({
      to: { name, address: email },
      locale: language,
      ...draft(about, language, shop),
    }),
  });
}
