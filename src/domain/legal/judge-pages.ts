import { type Locale, type PerLocale, locales } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type CheckedDuty, type Finding, foundOf, toUnseen } from './duty.ts';

/** A page of the shop as a visitor gets it. */
export interface VisitedPage {
  status: number;
  html: string;
  /** The names of the cookies that it sets. */
  cookies: readonly string[];
}

/** The pages that are looked at, each in both editions. */
export const visitedPages = [
  'home',
  'package',
  'details',
  'withdrawal',
  'terms',
  'privacy',
  'accessibility',
  'references',
  'howReviews',
] as const;
export type Visited = (typeof visitedPages)[number];
export type VisitedPages = Readonly<Record<Visited, PerLocale<VisitedPage>>>;

/** What somebody reads on a page: without markup, each white space as one blank. */
export function readVisibleText({ html }: VisitedPage): string {
  return html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', '’')
    .replaceAll(/[\s\u00a0]+/g, ' ');
}

/** The editions in which a page does not hold what it has to. */
function editionsWithout(
  pages: PerLocale<VisitedPage>,
  holds: (page: VisitedPage, locale: Locale) => boolean,
): Locale[] {
  return locales.filter((locale) => {
    const page = pages[locale];
    return page.status !== 200 || !holds(page, locale);
  });
}

/** The words that the law wants on the last button, or unmistakable ones in their place (§ 1826a, rules 16). */
const legalButton: PerLocale<string> = {
  cs: 'Objednávka zavazující k platbě',
  en: 'Order with obligation to pay',
};

/** That delivered metrics may not be people (rules 27), of whatever service. */
const deliveredNotice: PerLocale<RegExp> = {
  cs: /nemusí (?:být skuteční aktivní uživatelé|pocházet od skutečných aktivních uživatelů)/,
  en: /may not (?:be|come from) real, active users/,
};

/** The body of out-of-court settlement, by name and address (§ 14 of Act 634/1992). */
const disputesBody = { name: 'Česk', site: 'coi.gov.cz' };

export interface PageFacts {
  pages: VisitedPages;
  shop: Pick<Shop, 'operator' | 'origins' | 'supportMail'>;
  /** The versions of terms and privacy policy that hold now. */
  versions: { terms: string; privacy: string };
  /** In each edition the address of the page that says how reviews are checked. */
  howReviews: PerLocale<string>;
  withdrawalForm: PerLocale<string>;
  /** Whether new orders are stopped: then there is no last step to look at. */
  isStopped: boolean;
}

type PageDuty = Extract<
  CheckedDuty,
  | 'legal-button'
  | 'start-choice'
  | 'delivered'
  | 'withdrawal'
  | 'terms'
  | 'disputes'
  | 'privacy'
  | 'cookies'
  | 'accessibility'
  | 'review-checks'
>;

/** What the shop's own pages show of its duties, in both editions (rules 86). */
export function judgePages(facts: PageFacts): Record<PageDuty, Finding> {
  const { pages, shop, versions, howReviews, withdrawalForm, isStopped } = facts;
  const { operator, origins, supportMail } = shop;
  const { name, companyId } = operator;
  const addressOf = (pathname: PerLocale<string>) => [
    origins.cs + pathname.cs,
    origins.en + pathname.en,
  ];
  const says = (page: VisitedPage, ...words: string[]) => {
    const text = readVisibleText(page);
    return words.every((word) => text.includes(word.replaceAll(/\s+/g, ' ')));
  };
  return {
    ...judgeLastStep(pages, isStopped, addressOf(pagePath(pages.package))),
    withdrawal: judgeFinding('withdrawal', addressOf(withdrawalForm), () =>
      editionsWithout(
        pages.withdrawal,
        (page, locale) =>
          /<form[^>]*method="post"/i.test(page.html) &&
          pages.terms[locale].html.includes(withdrawalForm[locale]),
      ),
    ),
    terms: judgeFinding('terms', [versions.terms, name, companyId, supportMail], () =>
      editionsWithout(pages.terms, (page) =>
        says(page, versions.terms, name, companyId, supportMail),
      ),
    ),
    disputes: judgeFinding('disputes', [disputesBody.site], () =>
      editionsWithout(pages.terms, (page) => says(page, disputesBody.name, disputesBody.site)),
    ),
    privacy: judgeFinding('privacy', [versions.privacy, name], () =>
      editionsWithout(pages.privacy, (page) => says(page, versions.privacy, name, companyId)),
    ),
    cookies: judgeFinding('cookies', Object.values(origins), () =>
      [pages.home, pages.package, pages.terms, pages.references].flatMap((each) =>
        editionsWithout(each, (page) => page.cookies.length === 0 && !loadsForeign(page, origins)),
      ),
    ),
    accessibility: judgeFinding('accessibility', [supportMail], () =>
      editionsWithout(pages.accessibility, (page) => says(page, name, supportMail)),
    ),
    'review-checks': judgeFinding('review-checks', addressOf(howReviews), () => [
      ...editionsWithout(pages.howReviews, () => true),
      ...editionsWithout(pages.references, (page, locale) =>
        page.html.includes(`href="${howReviews[locale]}"`),
      ),
    ]),
  };
}

/** What the last step of an order shows; while new orders are stopped nobody sees it, the shop itself neither. */
function judgeLastStep(
  { details, package: sold }: VisitedPages,
  isStopped: boolean,
  packageAddresses: readonly string[],
) {
  const seen = <Of extends PageDuty>(finding: Finding<Of>): Finding<Of> =>
    isStopped && finding.outcome === 'met' ? toUnseen(finding.duty, 'stopped') : finding;
  const inDetails: typeof editionsWithout = (pages, holds) =>
    isStopped ? [] : editionsWithout(pages, holds);
  return {
    'legal-button': seen(
      judgeFinding('legal-button', Object.values(legalButton), () =>
        inDetails(details, (page, locale) => hasButton(page, legalButton[locale])),
      ),
    ),
    'start-choice': seen(
      judgeFinding('start-choice', ['now', 'later'], () => inDetails(details, hasOpenChoice)),
    ),
    delivered: seen(
      judgeFinding('delivered', packageAddresses, () => [
        ...editionsWithout(sold, saysWhatIsDelivered),
        ...inDetails(details, saysWhatIsDelivered),
      ]),
    ),
  };
}

/** Met where no edition lacks it; then what bears it out, else the editions that lack it. */
function judgeFinding<Of extends PageDuty>(
  duty: Of,
  evidence: readonly string[],
  lacking: () => readonly Locale[],
): Finding<Of> {
  const editions = [...new Set(lacking())];
  return foundOf(duty, editions.length === 0, editions.length === 0 ? evidence : editions);
}

/** The address of a page that has one canonical link. */
function pagePath(pages: PerLocale<VisitedPage>): PerLocale<string> {
  const path = ({ html }: VisitedPage) => {
    const [, address = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    return address === '' ? '' : new URL(address).pathname;
  };
  return { cs: path(pages.cs), en: path(pages.en) };
}

function saysWhatIsDelivered(page: VisitedPage, locale: Locale): boolean {
  return deliveredNotice[locale].test(readVisibleText(page));
}

function hasButton({ html }: VisitedPage, words: string): boolean {
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)];
  return buttons.some(([button]) => {
    const text = readVisibleText({ html: button, status: 200, cookies: [] });
    return text.trim().startsWith(words);
  });
}

/** The consumer's two answers, with neither chosen beforehand (rules 38). */
function hasOpenChoice({ html }: VisitedPage): boolean {
  const choices = (html.match(/<input[^>]*>/g) ?? []).filter((input) => /name="start"/.test(input));
  return choices.length === 2 && choices.every((input) => !/\schecked/.test(input));
}

/** Whether a page loads anything from where the shop is not. */
function loadsForeign({ html }: VisitedPage, origins: PerLocale<string>): boolean {
  const loaded = html.match(/<(?:script|img|iframe|source|link)\b[^>]*>/g) ?? [];
  return loaded
    .filter((tag) => !/rel="(?:canonical|alternate)"/.test(tag))
    .flatMap((tag) => [...tag.matchAll(/(?:src|href)="((?:https?:)?\/\/[^"]*)"/g)])
    .some(([, address = '']) => !Object.values(origins).some((own) => address.startsWith(own)));
}
