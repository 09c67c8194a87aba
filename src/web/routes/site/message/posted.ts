import type { MessageInput } from '#domain/messages/sent-message.ts';
import { type FormLocation, isFormLocation, readPaymentId } from '#domain/messages/message-kind.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { packageAddress } from '#web/offers/addresses.ts';

/** Characters of an id or a token, all of which are shorter: they stand in the address of the page that thanks. */
const MOST_REFERENCE = 200;

/** A form as it was posted: what was typed, and what its page added. */
export interface PostedMessage {
  input: MessageInput;
  /** What stands in the field that people do not see. */
  trap: string;
  from: SentFrom;
}

/** From where a message is sent, as far as the way back needs it. */
export interface SentFrom {
  where: FormLocation;
  packageId: string;
  /** The token of an order. */
  order: string;
  paymentId: string;
}

/** Reads from where a message was sent, in the fields of a form or in the query of the page that thanks. */
export function readSentFrom(field: PostedFields, location: string): SentFrom {
  const where = field(location);
  const short = (name: string) => (field(name).length <= MOST_REFERENCE ? field(name) : '');
  return {
    where: isFormLocation(where) ? where : 'home',
    packageId: short('package'),
    order: short('order'),
    paymentId: short('paymentId'),
  };
}

/** Reads a posted form; one that says of no place where it stands is taken for that of the home page. */
export function readPosted(field: PostedFields): PostedMessage {
  const from = readSentFrom(field, 'where');
  return { input: readInput(field, from), trap: field('website'), from };
}

function readInput(field: PostedFields, { where, paymentId }: SentFrom): MessageInput {
  const texts = { name: field('name'), email: field('email'), message: field('message') };
  if (where === 'canceled') return { where, ...texts, paymentId };
  const caller = {
    ...texts,
    phoneCountry: field('phoneCountry'),
    phone: field('phone'),
    company: field('company'),
  };
  return where === 'home' || where === 'faq'
    ? { where, ...caller, service: field('service') }
    : { where, ...caller, cooperationType: field('cooperationType') };
}

/** The page that a message was sent from; always one of ours, whatever the form says. */
export function backHref(locale: Locale, catalogue: Catalogue, from: SentFrom): string {
  const sold = findPackage(catalogue, from.packageId);
  const addresses: Record<SentFrom['where'], string> = {
    home: `${href('home', locale)}#kontakt`,
    faq: href('faq', locale),
    package: sold ? packageAddress(locale, sold) : href('priceList', locale),
    'how-it-works': href('howItWorks', locale),
    canceled: canceledAddress(locale, from),
  };
  return addresses[from.where];
}

function canceledAddress(locale: Locale, { order, paymentId }: SentFrom): string {
  const address = href('paymentCanceled', locale);
  if (order) return withQuery(address, { order });
  return readPaymentId(paymentId) ? withQuery(address, { session_id: paymentId }) : address;
}

/** The page that thanks for a message, which leads back by what the form knew. */
export function sentAddress(locale: Locale, from: SentFrom): string {
  const { where, packageId, order, paymentId } = from;
  const known = Object.entries({ package: packageId, order, paymentId }).filter(
    ([, value]) => value !== '',
  );
  return withQuery(href('message', locale), { sent: where, ...Object.fromEntries(known) });
}
