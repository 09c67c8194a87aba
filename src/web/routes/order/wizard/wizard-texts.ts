import { formatCountOf } from '#content/catalogue/catalogue-text.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import { formatMoney, formatPercent } from '#domain/money.ts';
import type { Catalogue, Package, ServiceId } from '#domain/catalogue/price-list.ts';
import type { DiscountCode, Quote } from '#domain/catalogue/pricing.ts';
import { findInapplicableReason } from '#domain/discounts/take-off.ts';
import type { Locale } from '#domain/locale.ts';
import { wantsPost } from '#domain/target/target.ts';
import type { WizardMessages } from '#messages/cs/order/wizard.ts';
import type { WizardNotice, Problem, ServiceNames, WizardProps } from './wizard-props.ts';

type Names = Pick<WizardProps, 'locale' | 'serviceNames'>;

/** What a notice may name besides its own words. */
interface Named extends Names {
  catalogue: Catalogue;
}

/** The words of a problem, as they stand at its field. */
export function sayProblem(m: WizardMessages, problem: Problem): string {
  switch (problem.key) {
    case 'target-other-platform':
      return m.problems[problem.key](problem.platform);
    case 'vat-number-invalid':
      return m.problems[problem.key](problem.form);
    default:
      return m.problems[problem.key];
  }
}

/** The words of a problem in the summary, where it has to be said which row it is about. */
export function sayInSummary(m: WizardMessages, names: Named, problem: Problem): string {
  const sold = problem.packageId && findPackage(names.catalogue, problem.packageId);
  if (!sold) return sayProblem(m, problem);
  const isMissing = problem.key === 'target-missing' || problem.key === 'post-missing';
  return m.cart.problemOf(
    namePackage(names, sold),
    isMissing ? fillWords(m, sold.service) : sayProblem(m, problem),
  );
}

/** What a row lacks: the profile, or the link of a post. */
function fillWords(m: WizardMessages, service: ServiceId): string {
  return wantsPost(service) ? m.cart.fillPost : m.cart.fillProfile;
}

/** What an applied code is worth: what it takes off, or why it takes nothing off this cart. */
export function worthOf(catalogue: Catalogue, code: DiscountCode, priced: Quote): WizardNotice {
  if (priced.discountSource === 'code') return { key: 'code-accepted', code };
  const goods = priced.lines.flatMap(({ packageId, subtotal }) => {
    const item = findPackage(catalogue, packageId);
    return item ? [{ item, subtotal }] : [];
  });
  const idle = findInapplicableReason(code, goods);
  return { key: idle ? `code-${idle}` : 'code-weaker', code };
}

/** "20 %", or "100 Kč" */
function takenOff(locale: Locale, { percent, amount }: DiscountCode): string {
  return amount === undefined ? formatPercent(locale, percent) : formatMoney(locale, amount);
}

/** The words of a notice. */
export function sayNotice(m: WizardMessages, names: Named, notice: WizardNotice): string {
  switch (notice.key) {
    case 'added':
      return m.notices.added(namePackage(names, findPackage(names.catalogue, notice.packageId)));
    case 'total-changed':
      return m.notices['total-changed'](formatMoney(names.locale, notice.total));
    case 'code-accepted':
      return m.notices['code-accepted'](notice.code.code, takenOff(names.locale, notice.code));
    case 'code-confirm':
      return m.notices['code-confirm'](notice.code.code, takenOff(names.locale, notice.code));
    case 'code-ended':
      return m.notices['code-ended'](notice.code);
    case 'code-weaker':
    case 'code-elsewhere':
      return m.notices[notice.key](notice.code.code);
    case 'code-least':
      return m.notices[notice.key](
        notice.code.code,
        formatMoney(names.locale, notice.code.least ?? 0),
      );
    case 'dropped':
      return m.notices.dropped(notice.count);
    case 'too-often':
      return m.notices['too-often'](notice.minutes);
    case 'fillAllFields':
    case 'cart-full':
    case 'quantity-min':
    case 'quantity-max':
    case 'registry-unavailable':
    case 'too-many-look-ups':
      return m.problems[notice.key];
    default:
      return m.notices[notice.key];
  }
}

/** The page's title: whether something is wrong, then the step (WCAG 2.4.2). */
export function wizardTitle(
  m: WizardMessages,
  { step, problems, brand }: Pick<WizardProps, 'step' | 'problems' | 'brand'>,
): string {
  const wrong = problems.length > 0 ? m.titleWrong : '';
  return `${wrong}${m.steps[step]} – ${m.title} | ${brand}`;
}

/** "10.000 sledujících na Instagramu" */
export function namePackage(names: Names, sold: Package | undefined): string {
  const service = sold && namePackages(names, sold);
  return service ? formatCountOf(names.locale, sold.amount, service.fullNoun) : '';
}

export function namePackages(
  { serviceNames }: Pick<Names, 'serviceNames'>,
  of: { platform: string; service: string },
): ServiceNames | undefined {
  return serviceNames[`${of.platform}/${of.service}`];
}

/** What the field for a target is called and asks for: a profile, or a post. */
export function targetWords(
  { builder }: WizardMessages,
  service: string,
): { label: string; hint: string } {
  return wantsPost(service)
    ? { label: builder.postLabel, hint: builder.postHint }
    : { label: builder.profileLabel, hint: builder.profileHint };
}
