import { catalogueTexts } from '#content/catalogue/package-name.ts';
import { serviceText } from '#content/catalogue/catalogue-text.ts';
import { expressRequest } from '#content/legal/consent.ts';
import { listOrderLines } from '#database/orders/orders.ts';
import { listOrdersOfCart } from '#database/order-lookups.ts';
import { type Cart, addLine, isOrderedAs } from '#domain/order/cart.ts';
import { findPackage, findPlatform, findService } from '#domain/catalogue/catalogue.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import type { DetailsForm } from '#domain/customer/details-form.ts';
import { type Locale } from '#domain/locale.ts';
import { listPhoneCountries } from '#domain/customer/phone-country.ts';
import { type Catalogue, platformIds } from '#domain/catalogue/price-list.ts';
import { type DiscountCode, quoteCart } from '#domain/catalogue/pricing.ts';
import { targetFits } from '#domain/target/read-target.ts';
import { tryDiscountCode } from '#flows/orders/try-discount-code.ts';
import type { Services } from '#flows/services.ts';
import type { ShopContext } from '#web/frame/context.ts';
import { emptyCart } from '#web/cookies/cart-cookie.ts';
import { newId } from '#web/cookies/new-id.ts';
import { emptyBuilder } from '#web/routes/order/wizard/cart/cart-change.ts';
import { worthOf } from './wizard-texts.ts';
import type {
  BuilderForm,
  WizardNotice,
  Problem,
  ServiceNames,
  WizardProps,
} from './wizard-props.ts';

/** The words and lists that the wizard takes from the catalogue, for one edition. */
export function wizardWords(
  catalogue: Catalogue,
  locale: Locale,
): Pick<WizardProps, 'platformNames' | 'serviceNames' | 'countries' | 'legal'> {
  const text = catalogueTexts[locale];
  const services = catalogue.platforms.flatMap((platform) => platform.services);
  return {
    platformNames: {
      instagram: text.platforms.instagram.name,
      tiktok: text.platforms.tiktok.name,
      youtube: text.platforms.youtube.name,
      facebook: text.platforms.facebook.name,
    },
    serviceNames: Object.fromEntries(
      services.map(({ platform, id }) => [
        `${platform}/${id}`,
        namesOf(serviceText(text, platform, id)),
      ]),
    ),
    countries: listPhoneCountries(locale),
    legal: { expressRequest: expressRequest[locale].text },
  };
}

interface ReadCode {
  code: DiscountCode | null;
  problems: Problem[];
  notices: WizardNotice[];
  /** Where too many wrong ones were typed. */
  retryAfterSeconds?: number;
}

/** The discount code typed in step 2, if it is valid, and the notice about it. */
export async function readCode(
  {
    services,
    offering,
    client,
    locale,
  }: Pick<ShopContext, 'services' | 'offering' | 'client' | 'locale'>,
  details: DetailsForm,
  cart: Cart,
): Promise<ReadCode> {
  const input = cleanText(details.discountCode);
  if (!input) return { code: null, problems: [], notices: [] };
  const { email } = details;
  const request = { cartId: cart.id, edition: locale, email };
  const tried = await tryDiscountCode(services, input, { client, ...request });
  if (!tried.ok && tried.problem === 'too-often') {
    return { code: null, problems: [], notices: [], retryAfterSeconds: tried.retryAfterSeconds };
  }
  if (!tried.ok) {
    const problems: Problem[] = [{ field: 'discountCode', key: tried.problem }];
    return { code: null, problems, notices: [] };
  }
  const { code } = tried;
  const priced = quoteCart(offering, cart.lines, code);
  return { code, problems: [], notices: [worthOf(offering.catalogue, code, priced)] };
}

/** What the address asks for: a package to be put into the cart, or a service to begin with. */
export function readAddress(
  catalogue: Catalogue,
  query: URLSearchParams,
  cart: Cart,
): { cart?: Cart; builder: BuilderForm; notice?: WizardNotice } {
  const platform = query.get('platform') ?? '';
  const service = findService(catalogue, platform, query.get('service') ?? '');
  const packageId = query.get('package');
  const builder: BuilderForm = service
    ? { ...emptyBuilder(catalogue), platform: service.platform, service: service.id }
    : { ...emptyBuilder(catalogue), ...knownPlatform(catalogue, platform) };
  if (!packageId) return { builder };
  const sold = findPackage(catalogue, packageId);
  if (!sold || sold.platform !== service?.platform || sold.service !== service.id) {
    return { builder, notice: { key: 'package-unknown' } };
  }
  // Pressed again, the button of the price list adds nothing a second time (rules 9).
  const here = cart.lines.filter((line) => line.packageId === packageId);
  if (here.length > 0) {
    const waits = here.some(({ target }) => target === null);
    return { cart, builder, notice: { key: waits ? 'already-waits' : 'already-here' } };
  }
  const line = { id: newId(6), packageId, quantity: 1, target: null };
  const added = addLine(catalogue, cart, line, targetFits);
  const waits = added.ok && added.cart.lines.at(-1)?.target === null;
  return added.ok
    ? { cart: added.cart, builder, notice: { key: waits ? 'prefilled-waits' : 'prefilled' } }
    : { builder, notice: { key: added.problem === 'cart-full' ? 'cart-full' : 'package-unknown' } };
}

/** A cart whose order is known to be paid is emptied, also where its success page was never seen. */
export async function withoutPaid(
  { db }: Pick<Services, 'db'>,
  cart: Cart,
): Promise<{ cart: Cart; isPaid: boolean }> {
  if (cart.lines.length === 0) return { cart, isPaid: false };
  const paid = (await listOrdersOfCart(db, cart.id)).filter((order) => order.paidAt);
  for (const { id } of paid) {
    if (isOrderedAs(cart, await listOrderLines(db, id))) return { cart: emptyCart(), isPaid: true };
  }
  return { cart, isPaid: false };
}

function knownPlatform(catalogue: Catalogue, input: string): Partial<BuilderForm> {
  const platform = platformIds.find((id) => id === input);
  const first = findPlatform(catalogue, input)?.services[0];
  return platform && first ? { platform, service: first.id } : {};
}

function namesOf({ name, shortName, noun, fullNoun, perUnit }: ServiceNames): ServiceNames {
  return { name, shortName, noun, fullNoun, perUnit };
}
