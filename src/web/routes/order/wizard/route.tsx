import { data, redirect } from 'react-router';
import { guessPhoneCountry } from '#domain/customer/phone-country.ts';
import type { Cart } from '#domain/order/cart.ts';
import { type Locale, type PerLocale, otherLocale } from '#domain/locale.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import { type Catalogue, withoutBenefits } from '#domain/catalogue/price-list.ts';
import { readCart, writeCart } from '#web/cookies/cart-cookie.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { type ShopContext, retryAfter, shopOf } from '#web/frame/context.ts';
import { carriedCartAt } from '#web/frame/carried-cart.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import { type CookieNaming, namingAt } from '#web/cookies/cookie-naming.ts';
import { readDraft } from '#web/cookies/draft-cookie.ts';
import { recordAway } from '#web/frame/failure.ts';
import { readPopular } from '#web/offers/read-popular.ts';
import { Island } from '#web/islands/island.tsx';
import { ComingTerms } from '#web/legal/notice-view.tsx';
import { comingTerms } from '#web/legal/read-notices.ts';
import { OrdersStopped } from '#web/offers/orders-stopped.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { href } from '#domain/addresses.ts';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';
import { wizardAction } from './wizard-action.ts';
import { beginsCart, builderAfter, mayGoOn } from '#web/routes/order/wizard/cart/cart-change.ts';
import { readAddress, wizardWords, withoutPaid } from './wizard-words.ts';
import { wizardTitle } from './wizard-texts.ts';
import { formatDay } from '#content/moments.ts';
import { laterStart } from '#domain/catalogue/delivery-time.ts';
import {
  appliedCode,
  clearAnswer,
  forgetDetails,
  readAnswer,
} from '#web/routes/order/wizard/details/details-cookies.ts';
import { clearNotice, readNotice, writeNotice } from './wizard-answers.ts';
import CzechOrderWizard from './order-wizard.cs.island.tsx';
import EnglishOrderWizard from './order-wizard.en.island.tsx';
import type { BuilderForm, WizardNotice, WizardProps } from './wizard-props.ts';
import { DetailsStep } from './details/details-step.tsx';
import { haveSecondStep } from './second-step.tsx';

haveSecondStep(DetailsStep);

/** Words with plurals in them are functions, which are no JSON: they come with an island per language. */
const wizards: PerLocale<typeof CzechOrderWizard> = {
  cs: CzechOrderWizard,
  en: EnglishOrderWizard,
};

/** What is offered comes with the facts of the page: data of loaders are copied, and it is large. */
type LoadedProps = Omit<WizardProps, 'priceList' | 'volumeDiscounts'>;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, origin, offering, services } = shopOf(context);
  const { catalogue } = offering;
  const naming = namingAt(origin);
  const { searchParams } = new URL(request.url);
  const cookie = request.headers.get('Cookie');
  const stored = readCart(catalogue, cookie, naming);
  const { cart, isPaid, isAway } = await cartToShow(context, stored.cart);
  const asked = readAddress(catalogue, searchParams, cart);
  if (asked.cart) {
    if (beginsCart(cart, asked.cart)) services.countCart(locale);
    return keepAndClean(locale, { ...asked, cart: asked.cart }, naming);
  }
  const phoneCountry = guessPhoneCountry(locale, request.headers.get('Accept-Language'));
  const details = readDraft(cookie, locale, naming, { phoneCountry });
  const answer = readAnswer(cookie, naming);
  const applied = await codeToShow(context, cookie, { details, cart });
  const headers = new Headers(isAway ? retryAfter(LATER_SECONDS) : {});
  for (const line of applied.cookies) headers.append('Set-Cookie', line);
  if (answer) headers.append('Set-Cookie', clearAnswer(naming));
  const notices = [...readNotice(cookie, naming), ...(asked.notice ? [asked.notice] : [])];
  if (notices.length > 0) headers.append('Set-Cookie', clearNotice(naming));
  notices.push(...(answer?.notices ?? []), ...applied.notices);
  if (stored.dropped > 0) notices.push({ key: 'dropped', count: stored.dropped });
  if (isPaid) {
    notices.push({ key: 'paid-before' });
    for (const line of forgetDetails(naming)) headers.append('Set-Cookie', line);
  }
  if (isAway) notices.push({ key: 'shop-away' });
  if (stored.dropped > 0 || isPaid) headers.append('Set-Cookie', writeCart(cart, naming) ?? '');
  const step = searchParams.get('step') === 'details' && mayGoOn(cart) ? 'details' : 'cart';
  const builder = builderOf(asked.builder, catalogue, notices);
  const shown: LoadedProps = {
    ...wizardWords(catalogue, locale),
    popular: (await readPopular(context)).packages,
    locale,
    step,
    cart,
    builder,
    isBuilderOpen: searchParams.has('platform'),
    targets: {},
    otherEdition: otherEditionOf(shopOf(context)),
    details,
    code: applied.code,
    problems: answer?.problems ?? [],
    laterStart: formatDay(locale, laterStart(services.clock())),
    brand: services.shop.brand,
    notices,
  };
  // At both steps: from the first to the second a browser goes on without asking again.
  const terms = await comingTerms(context);
  return data({ ...shown, terms }, { status: isAway ? 503 : 200, headers });
}

export function action({ request, context }: Route.ActionArgs) {
  return wizardAction(shopOf(context), request, (error) => recordAway(context, error));
}

/** The other edition takes the order over only where it sees which page posts it (carried-cart/route.ts). */
export function headers(answered: Route.HeadersArgs) {
  const all = new Headers(answerHeaders(answered));
  all.set('Referrer-Policy', 'strict-origin');
  return all;
}

/** The page's own title stands in the page: it follows the answer to a post, which is not known here. */
export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = wordsOf(loaderData.locale).wizard;
  return pageMeta({ title, description }).filter((about) => !('title' in about));
}

export default function Wizard({ loaderData, actionData }: Route.ComponentProps) {
  const { priceList, volumeDiscounts } = usePageFacts().offering;
  const offered = { priceList: withoutBenefits(priceList), volumeDiscounts };
  const { terms, ...loaded } = loaderData;
  const props: WizardProps = { ...loaded, ...actionData, ...offered };
  return (
    <>
      <title>{wizardTitle(wordsOf(props.locale).wizard, props)}</title>
      <OrdersStopped />
      <ComingTerms day={terms} />
      <Island of={wizards[props.locale]} props={props} when="at-once" />
    </>
  );
}

/** After an addition by a form, platform and service stay as they were (rules 48). */
function builderOf(asked: BuilderForm, catalogue: Catalogue, notices: WizardNotice[]): BuilderForm {
  const added = notices.find(({ key }) => key === 'added');
  const sold = added && 'packageId' in added && findPackage(catalogue, added.packageId);
  return sold ? builderAfter({ ...asked, ...sold }) : asked;
}

function otherEditionOf({ locale, services }: ShopContext): WizardProps['otherEdition'] {
  const other = otherLocale(locale);
  return {
    action: carriedCartAt(services.shop, other),
    name: wordsOf(locale).layout.languageSwitch.text,
    locale: other,
  };
}

/** Without the database the cart is shown as it lies in its cookie; ordering looks at it again. */
async function cartToShow(context: Route.LoaderArgs['context'], cart: Cart) {
  try {
    return { ...(await withoutPaid(shopOf(context).services, cart)), isAway: false };
  } catch (error) {
    recordAway(context, error);
    return { cart, isPaid: false, isAway: true };
  }
}

/** Without the database the code is left for later; ordering looks at it again. */
async function codeToShow(
  context: Route.LoaderArgs['context'],
  cookie: string | null,
  { details, cart }: Pick<WizardProps, 'details' | 'cart'>,
): ReturnType<typeof appliedCode> {
  try {
    return await appliedCode(shopOf(context), cookie, details, cart.id);
  } catch (error) {
    recordAway(context, error);
    return { code: null, notices: [], cookies: [] };
  }
}

/** The package of the address goes into the cart, and the address is cleaned of it. */
function keepAndClean(
  locale: Locale,
  { cart, notice }: { cart: Cart; notice?: WizardNotice },
  naming: CookieNaming,
) {
  const headers = new Headers();
  const line = writeCart(cart, naming);
  if (line) headers.append('Set-Cookie', line);
  const outcome = line ? notice : { key: 'cart-full' as const };
  headers.append('Set-Cookie', writeNotice(outcome ? [outcome] : [], naming) ?? '');
  return redirect(href('wizard', locale), { status: 303, headers });
}
