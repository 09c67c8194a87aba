import { detailsLabels, detailsProblems, privacyNote } from './customer.ts';
import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import { detailsLimits } from '#domain/customer/details-form.ts';
import { MAX_LINES } from '#domain/order/cart.ts';
import { LATEST_START_HOURS, USUAL_START_HOURS, WITHDRAWAL_DAYS } from '#domain/shop/promises.ts';
import { plural } from '#domain/locale.ts';
import type { WizardMessages } from '#messages/cs/order/wizard.ts';
import { beforeOrder } from '#messages/en/before-order.ts';
import { target, targetProblems } from './target.ts';

// Not by period-text.ts, whose tables would go to the browser.
const hours = (count: number) => `${count} ${plural('en', count, { one: 'hour', other: 'hours' })}`;

export const wizard: WizardMessages = {
  title: 'Order',
  titleWrong: 'Error: ',
  description:
    'Build your order of followers, likes and views. The volume discount is applied automatically and we never ask for a password.',
  detailsTitle: 'Your details',
  lead: 'Choose a package and paste the link. We never ask for a password. You pay by card, Apple Pay or Google Pay.',
  languageNote: 'Your cart and what you have filled in will be carried over.',
  steps: { label: 'Steps of the order', cart: 'Packages', details: 'Details and payment' },
  errorSummary: (count: number) =>
    count === 1 ? 'One field to correct' : `${count} fields to correct`,

  target,

  builder: {
    heading: 'Choose a package',
    headingMore: 'Add another package',
    platform: 'Platform',
    service: 'Service',
    package: 'Package',
    showServices: 'Show services',
    showPackages: 'Show packages',
    whereTo: 'Where and how many',
    switchTo: (platform) => `Switch to ${platform}`,
    profileLabel: 'Profile',
    profileHint: 'A name, an @name or a link to a public profile.',
    postLabel: 'Post or video',
    postHint: 'A link to the post or video. With a profile alone, we will ask which post.',
    understoodProfile: (label: string) => `Profile: ${label}`,
    understoodPost: (label: string) => `Link: ${label}`,
    quantity: 'Number of packages',
    add: 'Add to cart',
    bonus: (count: string) => `+${count}\u00a0free`,
    popular: 'Most popular',
    recommended: 'Recommended',
  },

  cart: {
    heading: 'Your cart',
    count: (count: number) =>
      `${count} ${plural('en', count, { one: 'package', other: 'packages' })}`,
    countOrMore: (count: number) => `${count} or more`,
    empty: 'Nothing here yet',
    emptyText: 'Choose a package in the form, or have a look at the pricing.',
    emptyLink: 'See pricing',
    perPackage: (price) => `${price} per package`,
    targetFor: (name) => `for ${name}`,
    fillProfile: 'add the profile',
    fillPost: 'add the link',
    sum: 'Cart summary',
    problemOf: (name, problem) => `${name}: ${problem}`,
    targetSave: 'Save',
    targetChange: 'Change',
    targetChangeOf: (target, name) => `Change ${target} (${name})`,
    quantityOf: (name: string) => `Number of packages: ${name}`,
    quantitySave: 'Update',
    more: (name: string) => `One more: ${name}`,
    fewer: (name: string) => `One fewer: ${name}`,
    removeOf: (name: string) => `Remove: ${name}`,
    subtotal: 'Subtotal',
    volumeDiscount: (percent: number) => `Volume discount ${percent}%`,
    codeDiscount: (percent: number, code: string) =>
      percent === 0 ? `Discount with code ${code}` : `Discount ${percent}% with code ${code}`,
    total: 'Total',
    vatNote: 'The final price, including all taxes and fees.',
    saving: (amount: string) => `You save ${amount}.`,
    next: (percent, amount) =>
      `One more package makes it ${percent}% off: ${amount} on what you have already chosen.`,
    nextFurther: (percent, amount) =>
      `One more package makes it ${percent}% off: another ${amount} on what you have already chosen.`,
    lowering: (name, price, total, now) =>
      `Add ${name} for ${price}: you pay ${total} instead of ${now}.`,
    addLowering: 'Add and save',
    top: 'You have the highest volume discount.',
    continue: 'Continue',
    volumeDiscounts: 'Volume discount by number of packages',
    volumeDiscountsFrom: (price) => `Volume discount by number of packages (counted from ${price})`,
    missing: 'Add the profile',
    missingPost: 'Add the link',
  },

  recommendations: {
    heading: 'Goes well with your order',
    select: (service: string) => `Package: ${service}`,
    add: 'Add',
    addOf: (service: string) => `Add: ${service}`,
  },

  notices: {
    added: (name: string) => `Added ${name} to cart`,
    prefilled: 'Package added to cart!',
    'prefilled-waits': 'Package added to cart! Now tell us the profile or link.',
    'already-here': 'You already have this package in your cart, so nothing was added.',
    'already-waits': 'You already have this package in your cart. Add its profile or link.',
    carried: 'Your cart and what you had filled in have been carried over.',
    removed: 'Item removed',
    'target-doubtful':
      'This link may also lead to a page of the network itself. Open it and, if it is right, send the same again.',
    'target-saved': 'Saved.',
    'package-unknown': 'We do not sell this package. Please choose another.',
    dropped: (count: number) =>
      count === 1
        ? 'We no longer sell one of the packages in your cart, so we have removed it.'
        : `We no longer sell ${count} of the packages in your cart, so we have removed them.`,
    'add-items': 'Your cart is empty. Please add at least one package.',
    'cart-changed':
      'The order has changed in the meantime, perhaps in another window. Please check it and confirm again.',
    'total-changed': (total: string) =>
      `The total has changed to ${total}. Please check it and confirm again.`,
    'already-paid':
      'An earlier order from this cart has been paid already. If you want to order this as well, please confirm again.',
    'too-often': (minutes: number) =>
      `That was too many attempts in a row. Nothing was sent and what you filled in is still here. Please try again in ${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}.`,
    'shop-away':
      'The shop is briefly unavailable and cannot take your order. Everything you filled in is still here. Please try again shortly; nothing will be ordered twice.',
    'order-lost': 'Failed to send the order. Please try again.',
    'orders-stopped':
      'We are not taking new orders at the moment. Nothing was ordered; your cart and details are still here.',
    'checkout-unavailable':
      'The payment provider is not available right now. Nothing was sent and your details are still filled in. Please try again in a moment.',
    'checkout-refused':
      'The payment provider has refused this order and nothing was charged. Please write to us and we will find another way to pay.',
    'paid-before': 'Your last order is paid, thank you. We have emptied the cart.',
    'data-loaded': 'Data loaded',
    'company-error': 'Error loading business data',
    'company-dissolved': 'Please note: according to the register this company has been dissolved.',
    'code-accepted': (code: string, off: string) => `Code ${code} is valid: ${off} off.`,
    'code-confirm': (code: string, off: string) =>
      `Code ${code} is valid: ${off} off. Please check the new total and confirm the order.`,
    'code-ended': (code: string) =>
      `Code ${code} is no longer valid, so we have taken its discount off.`,
    'code-least': (code: string, least: string) =>
      `Code ${code} is valid for orders of ${least} or more, before discount.`,
    'code-elsewhere': (code: string) =>
      `Code ${code} is valid for other packages than those in your cart.`,
    'code-removed': 'We have removed the discount code.',
    'code-weaker': (code: string) =>
      `Code ${code} is valid, but the volume discount is better for you. Discounts cannot be combined.`,
  },

  beforeOrder,

  details: {
    nothingToPay:
      'There is nothing to pay. Once you confirm it, the order is placed at once, without a payment page.',
    ...detailsLabels,
    back: 'Back to packages',
    edit: 'Edit',
    summary: 'Order summary',
    contact: 'Contact',
    emailHint: 'We send the confirmation and the link to your order here.',
    emailSuggestion: (email: string) => `Change to ${email}`,
    phoneHint: 'We call only if there is a problem with the order.',
    companyInvoice: 'I am buying for a company',
    companyHeading: 'Invoice details',
    companyIdHint: 'Eight digits. We fill in the rest from the Czech register ARES.',
    lookUp: 'Load from ARES',
    optional: 'optional',
    apply: 'Apply',
    discountHint:
      'A code does not add to the volume discount; whichever is better for you applies.',
    enter: 'Go to the next field',
    noInvitation:
      'Once the order is complete, we will ask for a review in a single email. Tick here if you would rather we did not.',
    extra: 'Note and discount code',
    extraHint: 'Another pace, a particular region, repeat deliveries? Ask for them here.',
    countryOpen: 'Choose a country',
    companyNumber: 'Company registration number',
    companyNumberHint: `As registered in its own country, ${detailsLimits.companyId} characters at most. A VAT ID alone is enough.`,
    vatIdHint: 'With its country code in front.',
    start: {
      legend: 'When should we start?',
      now: `As soon as possible: usually within ${hours(USUAL_START_HOURS)} of confirmed payment, ${LATEST_START_HOURS} at the latest`,
      later: (day: string) => `After the withdrawal period: on ${day} at the earliest`,
      laterNote: `We wait until the ${WITHDRAWAL_DAYS}-day withdrawal period is over.`,
      again: 'Your previous order was not paid. Please choose again when we should start.',
      summaryOpen: 'Start: not chosen yet',
      summarySoon: `Start: usually within ${hours(USUAL_START_HOURS)} of confirmed payment, ${LATEST_START_HOURS} at the latest`,
      summaryLater: (day: string) => `Start: ${day} at the earliest`,
    },
    terms: 'terms and conditions',
    termsBefore: 'By ordering you offer to conclude a contract under our ',
    termsAfter: '.',
    privacy: privacyNote,
    payment: 'You pay by card, Apple Pay or Google Pay on the payment provider’s secure page.',
    currency: 'You are charged in Czech crowns (CZK); euro figures are approximate.',
    submit: 'Order with obligation to pay',
    submitFree: 'Place order',
    submitting: 'Submitting...',
    delivery: (span: string) => `delivery ${span}`,
    guarantee: (days: string) => `guaranteed for ${days}`,
  },

  problems: {
    ...detailsProblems,
    fillAllFields: 'Please fill in all fields',
    'platform-missing': 'Choose a platform',
    'service-missing': 'Choose a service',
    'post-missing': 'Paste a link to the post or video',
    'package-missing': 'Choose a package',
    'package-unknown': 'We do not sell this package, please choose another',
    'quantity-min': 'Quantity must be at least 1',
    'quantity-max': `The maximum quantity is ${MAX_QUANTITY}`,
    'cart-full': `An order can hold up to ${MAX_LINES} ${plural('en', MAX_LINES, { one: 'item', other: 'items' })}`,
    ...targetProblems,
    'discount-code-unknown': 'This code is not valid or has expired',
    'discount-code-used': 'This code has been used up',
    'discount-code-repeated': 'You have used this code as often as one customer may',
    'discount-code-edition': 'This code is only valid in the Czech version of the shop',
    'company-not-found':
      'This company ID is not in the register. Check it, or fill in the details by hand.',
    'registry-unavailable': 'ARES is not answering right now, please fill in the details by hand',
    'too-many-look-ups':
      'You have loaded many companies from the register. Please fill in the details by hand, or try again in a while.',
  },
};
