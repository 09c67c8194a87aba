import type { ServiceText } from '#content/catalogue/catalogue-text.ts';
import type { Cart } from '#domain/order/cart.ts';
import type { DetailsForm } from '#domain/customer/details-form.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlatformId, PriceList } from '#domain/catalogue/price-list.ts';
import type { DiscountCode, VolumeDiscounts } from '#domain/catalogue/pricing.ts';
import type { PhoneCountry } from '#domain/customer/phone-country.ts';
import type { WizardMessages } from '#messages/cs/order/wizard.ts';

/** The builder as it is filled in. */
export interface BuilderForm {
  platform: string;
  service: string;
  package: string;
  target: string;
  quantity: string;
}

/** What is typed into the rows of the cart and not saved yet, by the id of the row. */
export type TargetInputs = Readonly<Record<string, string>>;

export type ProblemKey = keyof WizardMessages['problems'];

/** The problems whose words need nothing filled in. */
export type PlainProblemKey = Exclude<ProblemKey, 'target-other-platform' | 'vat-number-invalid'>;

/** What is wrong at a field. */
export type Problem = {
  field: string;
  /** The package of the row that it is about. */
  packageId?: string;
} & (
  | { key: PlainProblemKey }
  /** The platform that a foreign link belongs to, by its name, and by its id where something is sold for it. */
  | { key: 'target-other-platform'; platform: string; otherPlatform?: PlatformId }
  /** How the number is written in the country that was chosen; empty where that is not known. */
  | { key: 'vat-number-invalid'; form: string }
);

export type WizardNotice =
  | { key: 'added'; packageId: string }
  | { key: 'total-changed'; total: number }
  | { key: CodeNotice; code: DiscountCode }
  | { key: 'code-ended'; code: string }
  | { key: 'dropped'; count: number }
  | { key: 'too-often'; minutes: number }
  | {
      key:
        | 'fillAllFields'
        | 'cart-full'
        | 'quantity-min'
        | 'quantity-max'
        | 'registry-unavailable'
        | 'too-many-look-ups';
    }
  | { key: Exclude<PlainNotice, 'added' | 'total-changed' | 'dropped'> };

/** What is said about a code that holds. */
export const codeNotices = [
  'code-accepted',
  'code-weaker',
  'code-confirm',
  'code-least',
  'code-elsewhere',
] as const;
type CodeNotice = (typeof codeNotices)[number];

/** The notices whose words need nothing filled in. */
type PlainNotice = {
  [key in keyof WizardMessages['notices']]: WizardMessages['notices'][key] extends string
    ? key
    : never;
}[keyof WizardMessages['notices']];

/** The name of a service and its piece, for the edition of the page. */
export type ServiceNames = Pick<
  ServiceText,
  'name' | 'shortName' | 'noun' | 'fullNoun' | 'perUnit'
>;

/** Everything the wizard is drawn from; it goes to the browser as it is. */
export interface WizardProps {
  locale: Locale;
  step: 'cart' | 'details';
  cart: Cart;
  builder: BuilderForm;
  /** Whether the builder stands open beside a cart with something in it. */
  isBuilderOpen: boolean;
  /** What is typed into rows of the cart and not saved. */
  targets: TargetInputs;
  details: DetailsForm;
  /** A code that holds, typed in step 2. */
  code: DiscountCode | null;
  problems: Problem[];
  notices: WizardNotice[];
  priceList: PriceList;
  volumeDiscounts: VolumeDiscounts;
  /** Ids of the packages that may be called most popular (rules 29). */
  popular: readonly string[];
  platformNames: Record<PlatformId, string>;
  /** By `platform/service`. */
  serviceNames: Record<string, ServiceNames>;
  countries: PhoneCountry[];
  /** Where the other edition takes cart and details over (rules 2). */
  otherEdition: { action: string; name: string; locale: Locale };
  legal: { expressRequest: string };
  /** The day from which an order is begun that is not asked to begin soon (rules 38). */
  laterStart: string;
  brand: string;
}
